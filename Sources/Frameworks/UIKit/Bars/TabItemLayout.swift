/// The places of the parts of a tab bar's item, in points of the item.
struct TabItemLayout {
  /// The arrangement of the image and title.
  enum Arrangement {
    /// The title is below the image.
    case stacked
    /// The title is beside the image, in wide bars.
    case inline
    /// The title is beside the image, in the compact bar of a phone in landscape.
    case compactInline
  }

  private static let look = SystemDesign.current.tabBars
  private static let badgeLook = SystemDesign.current.bars.badge

  let arrangement: Arrangement
  let bounds: CGRect
  /// The size of the image, or `nil` if there's none.
  let imageSize: CGSize?
  /// The width that the title needs.
  let titleWidth: CGFloat

  private var isSideBySide: Bool { arrangement != .stacked && imageSize != nil }

  /// The left edge of an image with the title beside it.
  private var start: CGFloat {
    (bounds.width - (imageSize?.width ?? 0) - Self.look.inlineGap - titleWidth) / 2
  }

  var image: CGRect {
    let size = imageSize ?? .zero
    if isSideBySide {
      return CGRect(
        x: start, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
    }
    return CGRect(
      x: (bounds.width - size.width) / 2, y: max(0, (Self.look.imageHeight - size.height) / 2),
      width: size.width, height: size.height)
  }

  /// The frame of the title, which leaves space for an image above it even if there isn't one.
  var title: CGRect {
    if isSideBySide {
      return CGRect(
        x: image.maxX + Self.look.inlineGap, y: 0, width: titleWidth + 1, height: bounds.height)
    }
    guard arrangement == .stacked else {
      return CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height)
    }
    return CGRect(
      x: 0, y: Self.look.imageHeight, width: bounds.width, height: Self.look.titleHeight)
  }

  /// Returns the frame of a badge whose text has a specific width.
  func badge(textWidth: CGFloat) -> CGRect {
    let height = Self.badgeLook.height
    let x =
      arrangement == .stacked
      ? bounds.midX + Self.look.badgeOffset : image.maxX - Self.look.inlineBadgeOverlap
    return CGRect(
      x: x, y: Self.look.badgeTop, width: max(height, textWidth + Self.badgeLook.textMargins),
      height: height)
  }
}
