extension TextFieldDesign {
  static let ios18 = TextFieldDesign(
    font: DesignFont(size: 17), textColor: .label, placeholderColor: .placeholderText,
    plain: Border(inset: 0, verticalInset: 0, textMargins: 1),
    line: Border(
      inset: 4, verticalInset: 2, textMargins: 6,
      edge: Edge(width: 1, color: .pair(light: .black, dark: .white))),
    bezel: Border(
      inset: 7, verticalInset: 2, textMargins: 6, fill: .systemBackground,
      disabledFill: .systemGray6, edge: Edge(width: 1, color: .systemGray2),
      top: Edge(width: 1.5, color: .systemGray)),
    rounded: Border(
      inset: 7, verticalInset: 2, textMargins: 10, smallestHeight: 34, cornerRadius: 5,
      fill: .systemBackground,
      disabledFill: .pair(
        light: UIColor(white: 0.97, alpha: 1), dark: .secondarySystemBackground),
      edge: Edge(
        color: .pair(
          light: UIColor(white: 0.8, alpha: 1), dark: UIColor(white: 0.33, alpha: 0.65)))),
    clearButton: Clearing(
      diameter: 19, margin: 5, room: 24, circleInset: 1.5, arm: 0.19, lineWidth: 1.4,
      fill: .tertiaryLabel, crossColor: .systemBackground))
}
