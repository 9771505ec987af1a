extension UIScrollView {
  /// Applies the scrolling settings in a storyboard.
  ///
  /// Subclasses read the rest.
  final func decodeScrolling(from coder: StoryboardCoder) {
    isScrollEnabled = coder.bool("scrollEnabled") ?? true
    isPagingEnabled = coder.bool("pagingEnabled") ?? false
    isDirectionalLockEnabled = coder.bool("directionalLockEnabled") ?? false
    bounces = coder.bool("bounces") ?? true
    alwaysBounceVertical = coder.bool("alwaysBounceVertical") ?? false
    alwaysBounceHorizontal = coder.bool("alwaysBounceHorizontal") ?? false
    showsHorizontalScrollIndicator = coder.bool("showsHorizontalScrollIndicator") ?? true
    showsVerticalScrollIndicator = coder.bool("showsVerticalScrollIndicator") ?? true
    delaysContentTouches = coder.bool("delaysContentTouches") ?? true
    canCancelContentTouches = coder.bool("canCancelContentTouches") ?? true
    bouncesZoom = coder.bool("bouncesZoom") ?? true
    if let scale = coder.double("minimumZoomScale") { minimumZoomScale = scale }
    if let scale = coder.double("maximumZoomScale") { maximumZoomScale = scale }
    keyboardDismissMode =
      coder.value(
        "keyboardDismissMode",
        [
          "none": .none, "onDrag": .onDrag, "interactive": .interactive,
          "onDragWithAccessory": .onDragWithAccessory,
          "interactiveWithAccessory": .interactiveWithAccessory,
        ]) ?? .none
    indicatorStyle =
      coder.value("indicatorStyle", ["default": .default, "black": .black, "white": .white])
      ?? .default
    contentInsetAdjustmentBehavior =
      coder.value(
        "contentInsetAdjustmentBehavior",
        [
          "automatic": .automatic, "scrollableAxes": .scrollableAxes, "never": .never,
          "always": .always,
        ]) ?? .automatic
    contentInset = coder.insets(key: "contentInset") ?? .zero
    scrollIndicatorInsets = coder.insets(key: "scrollIndicatorInsets") ?? .zero
    if let size = coder.size(key: "contentSize") { contentSize = size }
  }
}
