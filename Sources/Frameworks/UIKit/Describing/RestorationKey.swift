/// The keys under which UIKit's views save their own state.
enum RestorationKey {
  static let text = "UIKitText"
  static let offsetX = "UIKitContentOffsetX"
  static let offsetY = "UIKitContentOffsetY"
  static let selectedElements = "UIKitChosenElements"
  static let selectedIndexPaths = "UIKitChosenPlaces"
}
