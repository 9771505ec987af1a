import DeviceProtocol
import Foundation

/// A tab bar item while the user customizes the bar, with its image above its title.
final class TabIconView: UIView {
  let item: UITabBarItem
  private let look = SystemDesign.current.tabBars
  private let imageView = UIImageView()
  private let label = UILabel()

  init(item: UITabBarItem) {
    self.item = item
    super.init(frame: .zero)
    isAccessibilityElement = true
    accessibilityLabel = item.accessibilityLabel ?? item.title
    accessibilityIdentifier = item.accessibilityIdentifier
    imageView.contentMode = .scaleAspectFit
    imageView.image = item.image?.inBar(scale: .large)
    label.text = item.title
    label.font = look.titleFont.font
    label.textAlignment = .center
    label.isAccessibilityElement = false
    for view in [imageView, label] { addSubview(view) }
    tintColorDidChange()
  }

  required init?(coder: NSCoder) { nil }

  /// Whether a dragged icon would replace this one.
  var isTarget = false {
    didSet { tintColorDidChange() }
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    let color: UIColor = isTarget ? tintColor : look.unselectedColor
    imageView.tintColor = color
    label.textColor = color
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let imageHeight = look.imageHeight
    let size = imageView.image?.size ?? .zero
    imageView.frame = CGRect(
      x: (bounds.width - size.width) / 2, y: max(0, (imageHeight - size.height) / 2),
      width: size.width,
      height: size.height)
    label.frame = CGRect(x: 0, y: imageHeight, width: bounds.width, height: look.titleHeight)
  }

  override func describe(_ element: inout ScreenElement) {
    super.describe(&element)
    element.type = "UITabBarButton"
    element.text = item.title
  }
}
