/// The layout of a configured button's parts and the resulting size of the button.
@MainActor
struct ButtonConfigurationLayout {
  /// The frames of the image, title, and subtitle.
  struct Frames {
    var image = CGRect.zero
    var title = CGRect.zero
    var subtitle = CGRect.zero
  }

  let configuration: UIButton.Configuration
  let isRightToLeft: Bool
  /// The sizes that the parts request, or zero for missing parts.
  var image: CGSize
  var title: CGSize
  var subtitle: CGSize

  /// The size of a button that has space for all parts.
  var size: CGSize {
    var size = groupSize
    if text == .zero, image == .zero { size.height = configuration.titleFont.lineHeight }
    let insets = configuration.contentInsets
    return CGSize(
      width: size.width + insets.leading + insets.trailing,
      height: size.height + insets.top + insets.bottom)
  }

  /// Returns the frames of the parts in a button.
  /// - Parameter place: A closure that returns the origin of all parts together in the area within
  ///   the insets.
  func frames(in bounds: CGRect, place: (CGSize, CGRect) -> CGPoint) -> Frames {
    let insets = configuration.contentInsets
    let inner = CGRect(
      x: isRightToLeft ? insets.trailing : insets.leading, y: insets.top,
      width: max(0, bounds.width - insets.leading - insets.trailing),
      height: max(0, bounds.height - insets.top - insets.bottom))
    var fitting = self
    let room = isVertical ? inner.width : max(0, inner.width - image.width - padding)
    fitting.title.width = min(title.width, room)
    fitting.subtitle.width = min(subtitle.width, room)
    return fitting.frames(at: place(fitting.groupSize, inner))
  }

  private func frames(at origin: CGPoint) -> Frames {
    let group = groupSize
    var imageOrigin = origin
    var textOrigin = origin
    if isVertical {
      imageOrigin.x += (group.width - image.width) / 2
      textOrigin.x += (group.width - text.width) / 2
      if configuration.imagePlacement == .bottom {
        imageOrigin.y += text.height + padding
      } else {
        textOrigin.y += image.height + padding
      }
    } else {
      imageOrigin.y += (group.height - image.height) / 2
      textOrigin.y += (group.height - text.height) / 2
      if (configuration.imagePlacement == .trailing) != isRightToLeft {
        imageOrigin.x += text.width + padding
      } else {
        textOrigin.x += image.width + padding
      }
    }
    return Frames(
      image: CGRect(origin: imageOrigin, size: image),
      title: CGRect(x: textOrigin.x, y: textOrigin.y, width: text.width, height: title.height),
      subtitle: CGRect(
        x: textOrigin.x, y: textOrigin.y + title.height + gap, width: text.width,
        height: subtitle.height))
  }

  private var isVertical: Bool { configuration.placesImageVertically }

  /// The distance between the title and the subtitle.
  private var gap: CGFloat {
    title != .zero && subtitle != .zero ? configuration.titlePadding : 0
  }

  /// The distance between the image and the text.
  private var padding: CGFloat {
    image != .zero && text != .zero ? configuration.imagePadding : 0
  }

  private var text: CGSize {
    CGSize(width: max(title.width, subtitle.width), height: title.height + gap + subtitle.height)
  }

  private var groupSize: CGSize {
    isVertical
      ? CGSize(width: max(image.width, text.width), height: image.height + padding + text.height)
      : CGSize(width: image.width + padding + text.width, height: max(image.height, text.height))
  }
}
