extension DocumentDesign {
  static let ios18 = DocumentDesign(
    symbolWidth: 28, disabledColor: .tertiaryLabel, previewFill: .systemBackground,
    previewMargin: 16, previewStyle: .body, fontSize: 17)
}
