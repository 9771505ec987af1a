extension StepperDesign {
  static let ios18 = StepperDesign(
    size: CGSize(width: 94, height: 32), cornerRadius: 8, fill: .tertiarySystemFill,
    highlight: .tertiarySystemFill, separatorSize: CGSize(width: 1, height: 18),
    separatorColor: .separator, signLength: 15, signThickness: 1.5, signColor: .label,
    disabledColor: .tertiaryLabel)
}
