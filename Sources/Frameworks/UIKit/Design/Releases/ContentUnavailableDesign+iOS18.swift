extension ContentUnavailableDesign {
  static let ios18 = ContentUnavailableDesign(
    font: DesignFont(size: 22, weight: .bold), color: .label, secondaryStyle: .subheadline,
    secondaryColor: .secondaryLabel, symbolSize: 46, symbolColor: .secondaryLabel,
    margins: NSDirectionalEdgeInsets(top: 16, leading: 32, bottom: 16, trailing: 32),
    imageGap: 12, textGap: 8, buttonGap: 16, secondaryButtonGap: 4)
}
