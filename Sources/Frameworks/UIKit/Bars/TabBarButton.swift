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

  /// The arrangement of the image and title.
  private enum Arrangement {
    /// The title is below the image.
    case stacked
    /// The title is beside the image, in wide bars.
    case inline
    /// The title is beside the image, in the compact bar of a phone in landscape.
    case compactInline
  }

  private var arrangement: Arrangement {
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
    let hasImage = imageView.image != nil
    let design = Self.design
    let size = imageView.image?.size ?? .zero
    if arrangement != .stacked, hasImage {
      let width = label.sizeThatFits(bounds.size).width
      let x = (bounds.width - size.width - design.inlineGap - width) / 2
      imageView.frame = CGRect(
        x: x, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
      label.frame = CGRect(
        x: x + size.width + design.inlineGap, y: 0, width: width + 1, height: bounds.height)
    } else {
      imageView.frame = CGRect(
        x: (bounds.width - size.width) / 2, y: max(0, (design.imageHeight - size.height) / 2),
        width: size.width,
        height: size.height)
      // The title leaves space for an image, even if there isn't one.
      label.frame =
        hasImage || arrangement == .stacked
        ? CGRect(
          x: 0, y: design.imageHeight, width: bounds.width, height: design.titleHeight)
        : CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height)
    }
    label.frame = label.frame.offsetBy(dx: titleOffset.horizontal, dy: titleOffset.vertical)
    layOutBadge()
  }

  private func layOutBadge() {
    let (design, height) = (Self.design, Self.badgeDesign.height)
    let text = badge.sizeThatFits(bounds.size).width
    let x =
      arrangement == .stacked
      ? bounds.midX + design.badgeOffset : imageView.frame.maxX - design.inlineBadgeOverlap
    badge.frame = CGRect(
      x: x + badgeOffset.horizontal, y: design.badgeTop + badgeOffset.vertical,
      width: max(height, text + Self.badgeDesign.textMargins), height: height)
    badge.layer.cornerRadius = height / 2
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
