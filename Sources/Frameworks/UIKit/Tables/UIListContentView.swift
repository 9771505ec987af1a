/// A content view that shows a list content configuration.
///
/// Follows <https://developer.apple.com/documentation/uikit/uilistcontentview>.
@preconcurrency @MainActor
open class UIListContentView: UIView, UIContentView {
  private let label = UILabel()
  private let secondLabel = UILabel()
  private let picture = UIImageView()
  private var list: UIListContentConfiguration

  /// Creates a view with the specified configuration.
  public init(configuration: UIListContentConfiguration) {
    list = configuration
    super.init(frame: .zero)
    for view in [picture, label, secondLabel] { addSubview(view) }
    picture.contentMode = .scaleAspectFit
    show()
  }

  /// Creates a view from data in an unarchiver.
  public required init?(coder: NSCoder) {
    list = .cell()
    super.init(coder: coder)
  }

  /// The current configuration of the view.
  public var configuration: any UIContentConfiguration {
    get { list }
    set {
      guard let new = newValue as? UIListContentConfiguration else { return }
      list = new
      show()
      invalidateIntrinsicContentSize()
    }
  }

  /// Updates the content for the user's current text size.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if let new = list.adjusted(from: previousTraitCollection, to: traitCollection) {
      configuration = new
    }
  }

  private func show() {
    show(list.text, list.attributedText, list.textProperties, in: label)
    show(
      list.secondaryText, list.secondaryAttributedText, list.secondaryTextProperties,
      in: secondLabel)
    var image = list.image
    if let symbol = list.imageProperties.preferredSymbolConfiguration {
      image = image?.withConfiguration(symbol)
    }
    picture.image = image
    let tint = list.imageProperties.tintColor
    picture.tintColor = tint.map { list.imageProperties.tintColorTransformer?($0) ?? $0 }
    picture.layer.cornerRadius = list.imageProperties.cornerRadius
    picture.layer.masksToBounds = list.imageProperties.cornerRadius > 0
    setNeedsLayout()
  }

  private func show(
    _ text: String?, _ attributed: NSAttributedString?,
    _ properties: UIListContentConfiguration.TextProperties, in label: UILabel
  ) {
    label.font = properties.font
    label.textColor = properties.resolvedColor()
    label.numberOfLines = properties.numberOfLines
    label.lineBreakMode = properties.lineBreakMode
    label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
    label.textAlignment =
      switch properties.alignment {
      case .natural: .natural
      case .center: .center
      case .justified: .justified
      }
    if let attributed {
      label.attributedText = attributed
    } else {
      label.text = text.map(properties.transform.applied)
    }
    label.isHidden = text == nil && attributed == nil
  }

  private var imageSize: CGSize {
    guard var size = picture.image?.size else { return .zero }
    let limit = list.imageProperties.maximumSize
    if limit.width > 0, limit.height > 0 {
      let scale = min(1, limit.width / size.width, limit.height / size.height)
      size = CGSize(width: size.width * scale, height: size.height * scale)
    }
    return size
  }

  /// The width that's reserved for the image.
  ///
  /// It's the same for all symbols unless the configuration specifies a width.
  private var reservedWidth: CGFloat {
    let own = list.imageProperties.reservedLayoutSize.width
    guard own == 0, picture.image?.isSymbolImage == true else { return own }
    return UIFontMetrics.default.scaledValue(
      for: UIListContentConfiguration.ImageProperties.standardDimension,
      compatibleWith: traitCollection)
  }

  /// The margins.
  ///
  /// Along the axes that preserve the superview's margins, they're at least as large as those.
  private var margins: NSDirectionalEdgeInsets {
    var margins = list.directionalLayoutMargins
    let axes = list.axesPreservingSuperviewLayoutMargins
    if axes.contains(.horizontal) {
      let side = sideOfSurroundings
      margins.leading = max(margins.leading, side.leading)
      margins.trailing = max(margins.trailing, side.trailing)
    }
    if axes.contains(.vertical) {
      let outer = verticalMarginsOfSurroundings
      margins.top = max(margins.top, outer.top)
      margins.bottom = max(margins.bottom, outer.bottom)
    }
    return margins
  }

  /// The margins at the sides of rows.
  private var sideOfSurroundings: (leading: CGFloat, trailing: CGFloat) {
    let isInContentView = superview is UITableViewCellContentView
    let container = isInContentView ? superview?.superview : superview
    if let cell = container as? UITableViewCell {
      let side = listSideMargin + cell.readableSurplus(in: cell.bounds.width)
      return (side, side)
    }
    let outer = superview?.superview as? UICollectionViewListCell
    let isInListCell =
      superview is UICollectionViewListCell || outer != nil && outer?.contentConfiguration == nil
    return isInListCell ? (listSideMargin, listSideMargin) : (0, 0)
  }

  private var verticalMarginsOfSurroundings: (top: CGFloat, bottom: CGFloat) {
    let margins = superview?.directionalLayoutMargins ?? .zero
    let least = superview is UITableViewCell ? UITableViewCellContentView.verticalMargin : 0
    return (max(margins.top, least), max(margins.bottom, least))
  }

  private func arrange(in width: CGFloat) -> (
    image: CGRect, text: CGRect, second: CGRect, height: CGFloat
  ) {
    let margins = margins
    var x = margins.leading
    let size = imageSize
    var image = CGRect(origin: CGPoint(x: x, y: margins.top), size: size)
    if size != .zero {
      let room = max(size.width, reservedWidth)
      image.origin.x += (room - size.width) / 2
      x += room + list.imageToTextPadding
    }
    let available = max(0, width - x - margins.trailing)
    let limit = CGSize(width: available, height: .greatestFiniteMagnitude)
    let first = label.isHidden ? .zero : label.sizeThatFits(limit)
    let second = secondLabel.isHidden ? .zero : secondLabel.sizeThatFits(limit)
    let gap = list.textToSecondaryTextHorizontalPadding
    var text = CGRect(x: x, y: 0, width: available, height: first.height)
    var other = CGRect(x: x, y: 0, width: available, height: second.height)
    let height: CGFloat
    if list.prefersSideBySideTextAndSecondaryText, first.width + gap + second.width <= available {
      height = max(first.height, second.height)
      text.size.width = first.width
      other = CGRect(
        x: x + available - second.width, y: 0, width: second.width, height: second.height)
      text.origin.y = (height - first.height) / 2
      other.origin.y = (height - second.height) / 2
    } else {
      let between =
        first != .zero && second != .zero ? list.textToSecondaryTextVerticalPadding : 0
      height = first.height + between + second.height
      other.origin.y = first.height + between
    }
    let whole = max(height, size.height)
    let top = margins.top + (whole - height) / 2
    text.origin.y += top
    other.origin.y += top
    image.origin.y = margins.top + (whole - size.height) / 2
    return (image, text, other, whole + margins.top + margins.bottom)
  }

  /// The leading edge of the text.
  final var textStart: CGFloat { arrange(in: bounds.width).text.minX }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: arrange(in: size.width).height)
  }

  /// The size of the content with each text on a single line.
  open override var intrinsicContentSize: CGSize {
    let unlimited = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
    let (first, second) = (label.sizeThatFits(unlimited), secondLabel.sizeThatFits(unlimited))
    let texts =
      list.prefersSideBySideTextAndSecondaryText && !label.isHidden && !secondLabel.isHidden
      ? first.width + list.textToSecondaryTextHorizontalPadding + second.width
      : max(label.isHidden ? 0 : first.width, secondLabel.isHidden ? 0 : second.width)
    let width = arrange(in: 0).text.minX + texts.rounded(.up) + margins.trailing
    return CGSize(width: width, height: arrange(in: width).height)
  }

  override var wrapsContent: Bool { true }

  override func wrappedContentSize(forWidth width: CGFloat) -> CGSize {
    CGSize(width: width, height: arrange(in: width).height)
  }

  // MARK: Guides

  private lazy var guides = (
    text: ListContentGuide(self), second: ListContentGuide(self), image: ListContentGuide(self)
  )
  private var usesGuides = false

  /// The guide for the position of the primary text, or `nil` if there's no such text.
  public var textLayoutGuide: UILayoutGuide? { label.isHidden ? nil : used(guides.text) }

  /// The guide for the position of the secondary text, or `nil` if there's no such text.
  public var secondaryTextLayoutGuide: UILayoutGuide? {
    secondLabel.isHidden ? nil : used(guides.second)
  }

  /// The guide for the position of the image, or `nil` if there's no image.
  public var imageLayoutGuide: UILayoutGuide? { picture.image == nil ? nil : used(guides.image) }

  private func used(_ guide: ListContentGuide) -> UILayoutGuide {
    usesGuides = true
    setNeedsLayout()
    return guide.guide
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let arrangement = arrange(in: bounds.width)
    let shift = max(0, (bounds.height - arrangement.height) / 2)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    func place(_ view: UIView, _ frame: CGRect) {
      let frame = frame.offsetBy(dx: 0, dy: shift)
      view.frame = isMirrored ? frame.mirrored(in: bounds.width) : frame
    }
    place(picture, arrangement.image)
    place(label, arrangement.text)
    place(secondLabel, arrangement.second)
    guard usesGuides else { return }
    guides.text.follow(label.frame)
    guides.second.follow(secondLabel.frame)
    guides.image.follow(picture.frame)
  }
}
