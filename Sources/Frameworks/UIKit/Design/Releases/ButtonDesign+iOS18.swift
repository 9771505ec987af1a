extension ButtonDesign {
  static let ios18 = ButtonDesign(
    small: Size(
      insets: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10),
      titleStyle: .subheadline, subtitleStyle: .caption2),
    medium: Size(
      insets: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12),
      titleStyle: .body, subtitleStyle: .caption1),
    large: Size(
      insets: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20),
      titleStyle: .body, subtitleStyle: .caption1),
    corners: Corners(background: 5.95, small: 4, medium: 6, large: 9),
    states: States(
      prominentTitle: .white, disabledTitle: .tertiaryLabel, disabledFill: .tertiarySystemFill,
      grayFill: .secondarySystemFill, tintedOpacity: 0.18, touchedBrightness: 0.8,
      touchedOpacity: 0.5),
    plain: Plain(
      customFont: DesignFont(size: 18), systemFont: DesignFont(size: 15), additionalHeight: 12,
      minimumWidth: 30, touchedOpacity: 0.2, customImageOpacity: 0.5, disabledColor: .tertiaryLabel,
      customTitleColor: .white, selectedTitleColor: .white, selectionRadius: 4,
      selectionOutset: CGSize(width: 4, height: 2)),
    close: Close(
      size: CGSize(width: 30, height: 30), symbol: "xmark.circle.fill", symbolSize: 26,
      color: .secondaryLabel),
    release: 0.35)
}
