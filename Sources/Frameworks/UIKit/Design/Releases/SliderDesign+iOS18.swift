extension SliderDesign {
  static let ios18 = SliderDesign(
    height: 31, thumbSize: CGSize(width: 31, height: 31), thumbInset: 2, thumbColor: .white,
    thumbShadow: CastShadow(opacity: 0.22, offset: 2.5, radius: 3.5), trackHeight: 4,
    trackRadius: 2, trackColor: .systemFill, imageGap: 8, tickSize: CGSize(width: 4, height: 4),
    tickOffset: 11, tickColor: .tertiaryLabel, disabledOpacity: 0.5, changing: 0.25)
}
