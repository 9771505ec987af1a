extension UIBarButtonItem {
  // MARK: The item

  /// Sets the image behind the item in a state.
  public func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {
    backgroundImages[BarImageKey(state, barMetrics)] = backgroundImage
  }

  /// Returns the image behind the item in a state.
  public func backgroundImage(
    for state: UIControl.State, barMetrics: UIBarMetrics
  ) -> UIImage? {
    backgroundImages[BarImageKey(state, barMetrics)]
  }

  /// Sets the image behind items of a style in a state.
  public func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, style: UIBarButtonItem.Style,
    barMetrics: UIBarMetrics
  ) {
    backgroundImages[BarImageKey(state, style: style, barMetrics)] = backgroundImage
  }

  /// Returns the image behind items of a style in a state.
  public func backgroundImage(
    for state: UIControl.State, style: UIBarButtonItem.Style, barMetrics: UIBarMetrics
  ) -> UIImage? {
    backgroundImages[BarImageKey(state, style: style, barMetrics)]
  }

  /// Sets the vertical offset of the image.
  public func setBackgroundVerticalPositionAdjustment(
    _ adjustment: CGFloat, for barMetrics: UIBarMetrics
  ) {
    backgroundOffsets[barMetrics] = adjustment
  }

  /// Returns the vertical offset of the image.
  public func backgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    backgroundOffsets[barMetrics] ?? 0
  }

  /// Sets the offset of the title.
  public func setTitlePositionAdjustment(
    _ adjustment: UIOffset, for barMetrics: UIBarMetrics
  ) {
    titleOffsets[barMetrics] = adjustment
  }

  /// Returns the offset of the title.
  public func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    titleOffsets[barMetrics] ?? .zero
  }

  /// Returns the background image of the item's button in a state.
  final func shownBackground(for state: UIControl.State, _ metrics: UIBarMetrics) -> UIImage? {
    guard !backgroundImages.isEmpty else { return nil }
    for state in [state, .normal] {
      for metrics in [metrics, .default] {
        if let image = backgroundImages[BarImageKey(state, style: style, metrics)]
          ?? backgroundImages[BarImageKey(state, metrics)]
        {
          return image
        }
      }
    }
    return nil
  }

  // MARK: Back button

  /// Sets the image behind the back button in a state.
  public func setBackButtonBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {
    backImages[BarImageKey(state, barMetrics)] = backgroundImage
  }

  /// Returns the image behind the back button in a state.
  public func backButtonBackgroundImage(
    for state: UIControl.State, barMetrics: UIBarMetrics
  ) -> UIImage? {
    backImages[BarImageKey(state, barMetrics)]
  }

  /// Sets the vertical offset of the image behind the back button.
  public func setBackButtonBackgroundVerticalPositionAdjustment(
    _ adjustment: CGFloat, for barMetrics: UIBarMetrics
  ) {
    backOffsets[barMetrics] = adjustment
  }

  /// Returns the vertical offset of the image behind the back button.
  public func backButtonBackgroundVerticalPositionAdjustment(
    for barMetrics: UIBarMetrics
  ) -> CGFloat {
    backOffsets[barMetrics] ?? 0
  }

  /// Sets the offset of the back button's title.
  public func setBackButtonTitlePositionAdjustment(
    _ adjustment: UIOffset, for barMetrics: UIBarMetrics
  ) {
    backTitleOffsets[barMetrics] = adjustment
  }

  /// Returns the offset of the back button's title.
  public func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    backTitleOffsets[barMetrics] ?? .zero
  }

  /// Returns the background image of the back button in a state, and its vertical offset.
  final func shownBackImage(
    for state: UIControl.State, _ metrics: UIBarMetrics
  ) -> (image: UIImage, offset: CGFloat)? {
    guard !backImages.isEmpty else { return nil }
    let image =
      backImages[BarImageKey(state, metrics)] ?? backImages[BarImageKey(.normal, metrics)]
      ?? backImages[BarImageKey(state, .default)] ?? backImages[BarImageKey(.normal, .default)]
    return image.map { ($0, backButtonBackgroundVerticalPositionAdjustment(for: metrics)) }
  }
}
