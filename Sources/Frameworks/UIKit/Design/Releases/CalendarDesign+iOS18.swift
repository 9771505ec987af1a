extension CalendarDesign {
  static let ios18 = CalendarDesign(
    pickerSize: CGSize(width: 320, height: 348), viewSize: CGSize(width: 320, height: 390),
    sideMargin: 10, bottom: 6,
    header: Header(
      height: 44, font: DesignFont(size: 17, weight: .semibold), color: .label, inset: 6,
      indicatorSide: 14, indicatorGap: 4, indicatorFont: DesignFont(size: 13, weight: .semibold),
      buttonWidth: 40, buttonFont: DesignFont(size: 20, weight: .medium), gap: 40),
    weekdays: Weekdays(
      height: 22, font: DesignFont(size: 13, weight: .semibold), color: .tertiaryLabel),
    day: Day(
      font: DesignFont(size: 20), selectedWeight: .semibold, color: .label,
      disabledColor: .tertiaryLabel, selectedTodayColor: .white, circleDiameter: 44,
      selectedOpacity: 0.15, highlightOpacity: 0.07, decorationHeight: 12),
    decoration: Decoration(
      smallDot: 4, mediumDot: 6, largeDot: 8, smallImage: 8, mediumImage: 10, largeImage: 12,
      weight: .semibold, color: .systemFill),
    time: Time(
      height: 50, font: DesignFont(size: 17), margin: 16, separatorHeight: 0.5,
      separatorColor: .separator),
    sliding: 0.3, returning: 0.2)
}
