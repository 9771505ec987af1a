extension ListDesign {
  static let ios18 = ListDesign(
    sideMargin: 20, narrowSideMargin: 16, narrowWidth: 375, wideLayout: 414, cornerRadius: 10,
    row: Row(
      smallestHeight: 44, textMargins: 22, valueGap: 8, subtitleGap: 2, contactWidth: 91,
      contactStart: 97, symbolWidth: 24, imageGap: 15, accessoryGap: 8, accessoryMargin: 8,
      detailGap: 5, symbolSize: 17, chevronSize: 14, controlSize: 20,
      accessoryColor: .tertiaryLabel, listGap: 10, selecting: 0.35, listChanging: 0.2,
      contentMargin: 11),
    backgrounds: Backgrounds(
      plain: .systemBackground, grouped: .systemGroupedBackground,
      sidebar: .secondarySystemBackground, groupedCell: .secondarySystemGroupedBackground,
      chosenCell: .systemGray4),
    headers: Headers(
      plainPadding: 22, firstHeight: 35, height: 17.5, plainInsets: (6, 6), firstTop: 17, top: 16,
      bottom: 6, footerTop: 7, footerBottom: 10, contentMargin: 8, plainStyle: .headline,
      style: .footnote,
      plainColor: .label, color: .secondaryLabel, isUppercase: true, listPadding: 10,
      sidebarPadding: 4, firstSidebarHeight: 10, sidebarHeight: 5),
    editing: Editing(
      indent: 38, diameter: 22, bar: CGSize(width: 11, height: 2), deletion: .systemRed,
      insertion: .systemGreen, markSize: 12, reorderWidth: 43,
      line: CGSize(width: 22, height: 2), linePitch: 6),
    swiping: Swiping(
      buttonWidth: 80, heightForBoth: 91, font: DesignFont(size: 15), fullPart: 0.6, filling: 0.2,
      closing: 0.25),
    reordering: Reordering(
      shadow: CastShadow(opacity: 0.25, offset: 2, radius: 6), opacity: 0.95, lifting: 0.2,
      moving: 0.25),
    index: Index(
      width: 20, font: DesignFont(size: 11, weight: .semibold), lineHeight: 14, symbolSize: 10),
    changing: 0.3)
}
