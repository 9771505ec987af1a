extension SearchDesign {
  static let ios18 = SearchDesign(
    content: Margins(top: 10, bottom: 10), belowTitle: Margins(top: 1, bottom: 15),
    title: Margins(top: 4, bottom: 4), sideMargin: 8,
    field: Field(
      height: 36, cornerRadius: 10, fill: .tertiarySystemFill, style: .body, textMargin: 7,
      symbolColor: .secondaryLabel, symbolSize: 16, symbolWidth: 30,
      buttonSize: CGSize(width: 36, height: 36)),
    token: Token(
      height: 24, cornerRadius: 5, style: .subheadline, fill: .quaternarySystemFill,
      color: .label, selectedColor: .white, inset: 7, imageWidth: 16, imageGap: 4, gap: 4),
    prompt: Prompt(top: 4, height: 20, font: DesignFont(size: 13)),
    scopes: Scopes(height: 32, margin: 10), cancelFont: DesignFont(size: 17), cancelGap: 12,
    itemWidth: 240,
    dimming: .pair(light: UIColor(white: 0, alpha: 0.2), dark: UIColor(white: 0, alpha: 0.48)),
    changing: 0.25, activating: 0.3)
}
