extension ListContentDesign {
  static let ios18 = ListContentDesign(
    margins: NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16), imageGap: 16,
    sideGap: 6, lineGap: 3, imageRoom: 28, textStyle: .body, secondaryStyle: .caption1,
    subtitleStyle: .subheadline,
    header: Supplement(
      margins: NSDirectionalEdgeInsets(top: 7, leading: 16, bottom: 6, trailing: 16),
      style: .footnote, color: .secondaryLabel),
    footer: Supplement(
      margins: NSDirectionalEdgeInsets(top: 7, leading: 16, bottom: 10, trailing: 16),
      style: .footnote, color: .secondaryLabel),
    menuGap: 4, menuArrows: DesignFont(size: 14, weight: .semibold))
}
