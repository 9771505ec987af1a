extension UIButton {
  /// A cross in a circle, for a button that closes something.
  static var closeSymbol: UIImage? {
    UIImage(
      systemName: look.close.symbol,
      withConfiguration: UIImage.SymbolConfiguration(pointSize: look.close.symbolSize))
  }

  var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  var imageSize: CGSize { picture.isHidden ? .zero : picture.image?.size ?? .zero }

  func titleSize(fitting width: CGFloat) -> CGSize {
    guard !label.isHidden, label.superview != nil else { return .zero }
    let natural = label.sizeThatFits(
      CGSize(
        width: label.numberOfLines == 1 ? .greatestFiniteMagnitude : width,
        height: .greatestFiniteMagnitude))
    return natural
  }

  func start(of width: CGFloat, in rect: CGRect) -> CGFloat {
    switch effectiveContentHorizontalAlignment {
    case .left: rect.minX
    case .right: rect.maxX - width
    default: rect.minX + ((rect.width - width) / 2).rounded(.down)
    }
  }

  func shift(_ left: CGFloat, _ right: CGFloat) -> CGFloat {
    switch effectiveContentHorizontalAlignment {
    case .left: left
    case .right: -right
    default: (left - right) / 2
    }
  }

  func place(_ rect: inout CGRect, in container: CGRect) {
    switch contentVerticalAlignment {
    case .top: rect.origin.y = container.minY
    case .bottom: rect.origin.y = container.maxY - rect.height
    case .fill:
      rect.origin.y = container.minY
      rect.size.height = container.height
    default: rect.origin.y = container.minY + (container.height - rect.height) / 2
    }
    if contentHorizontalAlignment == .fill, imageSize == .zero || label.isHidden {
      rect.origin.x = container.minX
      rect.size.width = container.width
    }
  }

  func size(fitting width: CGFloat) -> CGSize {
    updateIfNeeded()
    if let configuration {
      return layout(
        of: configuration, fitting: width > 0 ? width : .greatestFiniteMagnitude
      ).size
    }
    if buttonType == .close, contentEdgeInsets == .zero, label.isHidden || label.superview == nil {
      return Self.look.close.size
    }
    let image = imageSize
    let inner = width - image.width - contentEdgeInsets.left - contentEdgeInsets.right
    let title = titleSize(fitting: inner > 0 ? inner : .greatestFiniteMagnitude)
    var size = CGSize(
      width: image.width + title.width, height: max(image.height, title.height))
    let background = backgroundPicture?.image?.size ?? .zero
    if contentEdgeInsets == .zero {
      if image == .zero {
        let line = title == .zero ? label.font.lineHeight.rounded(.up) : title.height
        size.height = max(size.height, line + Self.look.plain.additionalHeight)
        size.width = max(size.width, Self.look.plain.minimumWidth)
      } else if title != .zero {
        size.height = max(image.height, title.height + Self.look.plain.additionalHeight)
      }
    } else {
      size.width += contentEdgeInsets.left + contentEdgeInsets.right
      size.height += contentEdgeInsets.top + contentEdgeInsets.bottom
    }
    return CGSize(
      width: max(size.width, background.width), height: max(size.height, background.height))
  }

  /// Returns the parts and their sizes for a button with a specific width.
  func layout(
    of configuration: Configuration, fitting width: CGFloat
  ) -> ButtonConfigurationLayout {
    var image = spinner?.intrinsicContentSize ?? imageSize
    if configuration.imageReservation > 0, image != .zero {
      image.width = max(image.width, configuration.imageReservation)
    }
    var inner = width - configuration.contentInsets.leading - configuration.contentInsets.trailing
    if image != .zero, !configuration.placesImageVertically {
      inner -= image.width + configuration.imagePadding
    }
    if inner <= 0 { inner = .greatestFiniteMagnitude }
    let limit = CGSize(width: inner, height: .greatestFiniteMagnitude)
    func size(_ label: UILabel) -> CGSize {
      label.isHidden || label.superview == nil ? .zero : label.sizeThatFits(limit)
    }
    return ButtonConfigurationLayout(
      configuration: configuration, isRightToLeft: isRightToLeft, image: image,
      title: size(label), subtitle: size(secondLabel))
  }

  /// Returns the frames of the parts of a configured button for specific bounds.
  func frames(
    of configuration: Configuration, in bounds: CGRect
  ) -> ButtonConfigurationLayout.Frames {
    layout(of: configuration, fitting: bounds.width).frames(in: bounds) {
      CGPoint(x: start(of: $0.width, in: $1), y: top(of: $0.height, in: $1))
    }
  }

  /// Returns the distances of the first baseline from the top and of the last baseline from the
  /// bottom, for a size.
  func textBaselines(in size: CGSize) -> (first: CGFloat, last: CGFloat) {
    updateIfNeeded()
    let bounds = CGRect(origin: .zero, size: size)
    let title =
      configuration.map { frames(of: $0, in: bounds).title }
      ?? titleRect(forContentRect: contentRect(forBounds: bounds))
    guard !title.isEmpty else { return showsImageOnly ? (0, 0) : emptyBaselines(in: bounds) }
    let offsets = label.baselineOffsets(in: title.size)
    return (title.minY + offsets.first, size.height - title.maxY + offsets.last)
  }

  /// Whether there's an image without text.
  var showsImageOnly: Bool {
    updateIfNeeded()
    return imageSize != .zero && (label.isHidden || label.superview == nil)
  }

  /// Returns the baselines of the line that an empty title would take up.
  private func emptyBaselines(in bounds: CGRect) -> (first: CGFloat, last: CGFloat) {
    let font = configuration?.titleFont ?? label.font ?? Self.look.plain.systemFont.font
    let area =
      configuration.map {
        CGRect(
          x: 0, y: $0.contentInsets.top, width: bounds.width,
          height: bounds.height - $0.contentInsets.top - $0.contentInsets.bottom)
      } ?? contentRect(forBounds: bounds)
    let baseline = pixelRounded(top(of: font.lineHeight, in: area) + font.ascender)
    return (baseline, bounds.height - baseline)
  }

  func top(of height: CGFloat, in rect: CGRect) -> CGFloat {
    switch contentVerticalAlignment {
    case .top: rect.minY
    case .bottom: rect.maxY - height
    default: rect.minY + (rect.height - height) / 2
    }
  }
}
