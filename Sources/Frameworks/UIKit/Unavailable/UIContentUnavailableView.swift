import Stubs

/// A view that shows an image, text, and buttons instead of missing content.
///
/// Follows <https://developer.apple.com/documentation/uikit/uicontentunavailableview>.
@preconcurrency @MainActor
open class UIContentUnavailableView: UIView, UIContentView {
  private let stack = UIStackView()
  private let spinner = UIActivityIndicatorView(style: .large)
  private let image = UIImageView()
  private let title = UILabel()
  private let subtitle = UILabel()
  private let button = UIButton(type: .system)
  private let secondaryButton = UIButton(type: .system)
  private var current: UIContentUnavailableConfiguration
  /// The constraints for the content's position.
  ///
  /// The lines of text determine its height.
  private lazy var places = (
    leading: stack.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor),
    trailing: safeAreaLayoutGuide.trailingAnchor.constraint(equalTo: stack.trailingAnchor),
    middle: stack.centerYAnchor.constraint(equalTo: safeAreaLayoutGuide.centerYAnchor),
    top: stack.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor)
  )

  /// Creates a view with a configuration.
  public init(configuration: UIContentUnavailableConfiguration) {
    current = configuration
    super.init(frame: .zero)
    setUp()
  }

  /// Creates a view for empty content from a storyboard.
  public required init?(coder: NSCoder) {
    current = .empty()
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    drawsContent = false
    stack.axis = .vertical
    stack.alignment = .center
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    // A view without a size yet has no space for both margins.
    places.trailing.priority = UILayoutPriority(999)
    NSLayoutConstraint.activate([places.leading, places.trailing])
    for label in [title, subtitle] { label.textAlignment = .center }
    for part in [spinner, image, title, subtitle, button, secondaryButton] {
      stack.addArrangedSubview(part)
    }
    update()
  }

  /// The current configuration of the view.
  open var configuration: any UIContentConfiguration {
    get { current }
    set {
      guard let new = newValue as? UIContentUnavailableConfiguration else { return }
      current = new
      update()
    }
  }

  /// Whether the content scrolls if there isn't enough space for it.
  open var isScrollEnabled = false {
    didSet { Stub.contentUnavailableScrolls.report(if: isScrollEnabled) }
  }

  private func update() {
    backgroundColor = current.background.backgroundColor
    spinner.isHidden = !current.isLoading
    if current.isLoading { spinner.startAnimating() } else { spinner.stopAnimating() }
    updateImage()
    show(current.attributedText, or: current.text, current.textProperties, in: title)
    show(
      current.secondaryAttributedText, or: current.secondaryText, current.secondaryTextProperties,
      in: subtitle)
    show(current.button, current.buttonProperties, in: button)
    show(current.secondaryButton, current.secondaryButtonProperties, in: secondaryButton)
    updateSpacing()
    updatePlaces()
  }

  private func updatePlaces() {
    let margins = current.directionalLayoutMargins
    places.leading.constant = margins.leading
    places.trailing.constant = margins.trailing
    places.middle.constant = (margins.top - margins.bottom) / 2
    places.top.constant = margins.top
    places.middle.isActive = current.alignment == .center
    places.top.isActive = current.alignment != .center
  }

  private func updateImage() {
    let properties = current.imageProperties
    image.isHidden = current.image == nil || current.isLoading
    image.image =
      properties.preferredSymbolConfiguration.flatMap { current.image?.withConfiguration($0) }
      ?? current.image
    image.tintColor = properties.tintColor
    image.layer.cornerRadius = properties.cornerRadius
    image.clipsToBounds = properties.cornerRadius > 0
    image.contentMode = .scaleAspectFit
  }

  private func show(
    _ attributed: NSAttributedString?, or text: String?,
    _ properties: UIContentUnavailableConfiguration.TextProperties, in label: UILabel
  ) {
    label.isHidden = attributed == nil && text?.isEmpty != false
    label.font = properties.font
    label.textColor = properties.color
    label.lineBreakMode = properties.lineBreakMode
    label.numberOfLines = properties.numberOfLines
    label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
    label.minimumScaleFactor = properties.minimumScaleFactor
    if let attributed { label.attributedText = attributed } else { label.text = text }
  }

  private func show(
    _ configuration: UIButton.Configuration,
    _ properties: UIContentUnavailableConfiguration.ButtonProperties, in button: UIButton
  ) {
    button.isHidden =
      configuration.title == nil && configuration.attributedTitle == nil
      && configuration.image == nil
    button.configuration = configuration
    button.isEnabled = properties.isEnabled
    button.menu = properties.menu
    button.showsMenuAsPrimaryAction = properties.primaryAction == nil && properties.menu != nil
    button.removeTarget(nil, action: nil, for: .allEvents)
    button.removeAction(identifiedBy: Self.action, for: .allEvents)
    guard let action = properties.primaryAction else { return }
    button.addAction(
      UIAction(identifier: Self.action) { _ in action.performWithSender(button, target: nil) },
      for: .touchUpInside)
  }

  private static let action = UIAction.Identifier("UIContentUnavailableView.action")

  private func updateSpacing() {
    let toTexts = current.imageToTextPadding
    stack.setCustomSpacing(toTexts, after: spinner)
    stack.setCustomSpacing(toTexts, after: image)
    let last = subtitle.isHidden ? title : subtitle
    stack.setCustomSpacing(current.textToSecondaryTextPadding, after: title)
    stack.setCustomSpacing(current.textToButtonPadding, after: last)
    stack.setCustomSpacing(current.buttonToSecondaryButtonPadding, after: button)
  }

  /// Returns the size that the content requires.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let margins = current.directionalLayoutMargins
    let room = CGSize(width: max(0, size.width - margins.leading - margins.trailing), height: 0)
    let content = stack.systemLayoutSizeFitting(
      room, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
    return CGSize(width: size.width, height: content.height + margins.top + margins.bottom)
  }
}
