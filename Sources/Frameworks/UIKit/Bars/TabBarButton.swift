import DeviceProtocol
import Foundation

/// The view of a tab bar item.
final class TabBarButton: UIControl, BarItemView {
  private static let design = SystemDesign.current.tabBars
  private static let badgeDesign = SystemDesign.current.bars.badge

  let item: UITabBarItem
  private unowned let bar: UITabBar
  private let imageView = UIImageView()
  private let label = UILabel()
  private let badge = BadgeLabel()
  private let indicator = UIImageView()

  init(item: UITabBarItem, bar: UITabBar) {
    self.item = item
    self.bar = bar
    super.init(frame: .zero)
    isAccessibilityElement = true
    imageView.contentMode = .scaleAspectFit
    label.textAlignment = .center
    label.isAccessibilityElement = false
    badge.textAlignment = .center
    badge.isAccessibilityElement = false
    badge.clipsToBounds = true
    for view in [indicator, imageView, label, badge] { addSubview(view) }
    updateLook()
  }

  required init?(coder: NSCoder) {
    nil
  }

  var barItem: UIBarItem { item }

  override var claimsTaps: Bool { true }

  override var isSelected: Bool {
    didSet { if isSelected != oldValue { updateLook() } }
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    updateLook()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateLook()
  }

  private var titleOffset = UIOffset.zero
  private var badgeOffset = UIOffset.zero
  private var badgeTitleOffset = UIOffset.zero

  private var arrangement: TabItemLayout.Arrangement {
    if bar.hasCompactBars || bar.minimizedItems != nil { return .compactInline }
    return bar.traitCollection.horizontalSizeClass == .regular ? .inline : .stacked
  }

  private func looks(of appearance: UITabBarAppearance) -> UITabBarItemAppearance {
    switch arrangement {
    case .stacked: appearance.stackedLayoutAppearance
    case .inline: appearance.inlineLayoutAppearance
    case .compactInline: appearance.compactInlineLayoutAppearance
    }
  }

  func updateLook() {
    let appearance = bar.currentAppearance(for: item)
    showIndicator(of: appearance)
    let looks = looks(of: appearance)
    let look = isSelected ? looks.selected : looks.normal
    titleOffset = look.titlePositionAdjustment
    if titleOffset == .zero { titleOffset = item.titlePositionAdjustment }
    badgeOffset = look.badgePositionAdjustment
    badgeTitleOffset = look.badgeTitlePositionAdjustment
    let tint: UIColor =
      isSelected
      ? bar.selectedTint : bar.unselectedItemTintColor ?? Self.design.unselectedColor
    var attributes = item.titleTextAttributes(for: isSelected ? .selected : .normal) ?? [:]
    attributes.merge(look.titleTextAttributes) { $1 }
    isEnabled = item.isEnabled
    imageView.image = (isSelected ? item.selectedImage ?? item.image : item.image)?.inBar(
      scale: arrangement == .compactInline ? .medium : .large)
    imageView.tintColor = look.iconColor ?? tint
    label.text = item.title
    let font = arrangement == .inline ? Self.design.inlineTitleFont : Self.design.titleFont
    label.font = attributes[.font] as? UIFont ?? font.font
    label.textColor = attributes[.foregroundColor] as? UIColor ?? tint
    badge.isHidden = item.badgeValue == nil
    badge.text = item.badgeValue
    let badgeAttributes =
      item.badgeTextAttributes(for: isSelected ? .selected : .normal) ?? look.badgeTextAttributes
    badge.font = badgeAttributes[.font] as? UIFont ?? Self.badgeDesign.font.font
    badge.textColor = badgeAttributes[.foregroundColor] as? UIColor ?? Self.badgeDesign.textColor
    badge.backgroundColor = item.badgeColor ?? look.badgeBackgroundColor ?? Self.badgeDesign.color
    isAccessibilityElement = item.isAccessibilityElement
    accessibilityTraits = item.accessibilityTraits
    accessibilityLabel = item.accessibilityLabel ?? item.title
    accessibilityHint = item.accessibilityHint
    accessibilityIdentifier = item.accessibilityIdentifier
    accessibilityValue = item.badgeValue
    setNeedsLayout()
  }

  private func showIndicator(of appearance: UITabBarAppearance) {
    let image = appearance.selectionIndicatorImage ?? bar.selectionIndicatorImage
    let tint = appearance.selectionIndicatorTintColor
    indicator.image = tint == nil ? image : image?.withRenderingMode(.alwaysTemplate)
    indicator.tintColor = tint
    indicator.isHidden = !isSelected
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let indicated = indicator.image?.size ?? .zero
    indicator.frame = CGRect(
      x: (bounds.width - indicated.width) / 2, y: (bounds.height - indicated.height) / 2,
      width: indicated.width, height: indicated.height)
    let layout = TabItemLayout(
      arrangement: arrangement, bounds: bounds, imageSize: imageView.image?.size,
      titleWidth: label.sizeThatFits(bounds.size).width)
    imageView.frame = layout.image
    label.frame = layout.title.offsetBy(dx: titleOffset.horizontal, dy: titleOffset.vertical)
    badge.frame = layout.badge(textWidth: badge.sizeThatFits(bounds.size).width)
      .offsetBy(dx: badgeOffset.horizontal, dy: badgeOffset.vertical)
    badge.layer.cornerRadius = badge.frame.height / 2
    badge.textOffset = badgeTitleOffset
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if isTouchInside { bar.choose(item) }
  }

  override func accessibilityActivate() -> Bool {
    bar.choose(item)
    return true
  }

  override func describe(_ element: inout ScreenElement) {
    super.describe(&element)
    element.type = "UITabBarButton"
    element.text = item.title
  }

  override func describeRole(_ element: inout ScreenElement) { element.role = .tab }

  override var elementKind: ElementKind { .button }
}
