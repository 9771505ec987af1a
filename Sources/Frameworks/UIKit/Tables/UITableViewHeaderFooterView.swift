/// A reusable view above or below a section of a table view.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitableviewheaderfooterview>.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView, ConfiguredView {
  private var label: UILabel?
  private var content: UIView = UITableViewHeaderFooterContentView()
  private var storedReuseIdentifier: String?

  /// Creates a view with the specified reuse identifier.
  public init(reuseIdentifier: String?) {
    storedReuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 28))
    content.frame = bounds
    setUp()
  }

  /// Creates a view of the class that this is called on.
  ///
  /// `make` calls this initializer by its symbol.
  @_silgen_name("quince_UITableViewHeaderFooterView_make")
  convenience init(of reuseIdentifier: String?) {
    self.init(reuseIdentifier: reuseIdentifier)
  }

  /// Creates a view with the specified frame.
  public convenience override init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  /// Creates a view from data in an unarchiver.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    drawsContent = false
    content.layoutState.setPlacedByContainer(true)
    addSubview(content)
  }

  /// The reuse identifier of the view.
  open var reuseIdentifier: String? { storedReuseIdentifier }

  /// Called before the view is reused.
  open func prepareForReuse() {}

  /// The view that an app adds the content to.
  open var contentView: UIView { content }

  /// The view behind the content.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView {
        insertSubview(backgroundView, at: 0)
        backgroundConfiguration = nil
      }
      setNeedsLayout()
    }
  }

  /// The label for the title.
  open var textLabel: UILabel? {
    if label == nil {
      let new = UILabel()
      new.numberOfLines = 0
      new.adjustsFontForContentSizeCategory = true
      content.addSubview(new)
      label = new
    }
    return label
  }

  /// The label for the detail text.
  ///
  /// The system's styles don't have any.
  open var detailTextLabel: UILabel? { nil }

  // MARK: Configurations

  /// A closure that updates the configurations of a view for its state.
  public typealias ConfigurationUpdateHandler =
    @MainActor (_ headerFooterView: UITableViewHeaderFooterView, _ state: UIViewConfigurationState)
    -> Void

  /// The current content configuration of the view.
  public var contentConfiguration: (any UIContentConfiguration)? {
    didSet {
      let view = configured.replacement(
        for: contentConfiguration, empty: UITableViewHeaderFooterContentView())
      if let view {
        exchangeContentView(content, for: view)
        content = view
        label = nil
      }
      setNeedsLayout()
    }
  }
  private var configured = ConfiguredContent()

  /// Updates the content for the user's current text size.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    let list = contentConfiguration as? UIListContentConfiguration
    if let adjusted = list?.adjusted(from: previousTraitCollection, to: traitCollection) {
      contentConfiguration = adjusted
    }
  }

  /// Returns a default content configuration for a header in the style of its table view.
  public func defaultContentConfiguration() -> UIListContentConfiguration {
    table?.style == .plain ? .plainHeader() : .groupedHeader()
  }

  /// A Boolean value that determines whether the view updates its content configuration when its
  /// state changes.
  open var automaticallyUpdatesContentConfiguration = true

  /// The current background configuration of the view.
  public var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet {
      configuredBackground.show(backgroundConfiguration, in: self)
      guard backgroundConfiguration != nil else { return }
      backgroundColor = nil
      backgroundView = nil
    }
  }
  private var configuredBackground = ConfiguredBackground()

  /// Returns the default background configuration of a header or footer in the style of its table
  /// view.
  public func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    table?.style == .plain ? .listPlainCell() : .clear()
  }

  /// The current configuration state of the view.
  open var configurationState: UIViewConfigurationState {
    var state = UIViewConfigurationState(traitCollection: traitCollection)
    state.isDisabled = !isUserInteractionEnabled
    state.isPinned = isPinned
    return state
  }

  /// Whether a plain table keeps the header at the top.
  final var isPinned = false {
    didSet { if isPinned != oldValue { setNeedsUpdateConfiguration() } }
  }

  /// A closure that's called to update the view's configurations for its state.
  public var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  private var needsUpdateConfiguration = true

  /// Requests that the view update its configurations for its state before the next layout.
  open func setNeedsUpdateConfiguration() {
    needsUpdateConfiguration = true
    setNeedsLayout()
  }

  /// Updates the view's configurations for its state.
  open func updateConfiguration(using state: UIViewConfigurationState) {
    if automaticallyUpdatesContentConfiguration, let contentConfiguration {
      self.contentConfiguration = contentConfiguration.updated(for: state)
    }
    configurationUpdateHandler?(self, state)
  }

  private func updateConfigurationIfNeeded() {
    guard needsUpdateConfiguration else { return }
    needsUpdateConfiguration = false
    track(.configuration, callsApp: configurationUpdateHandler != nil) {
      updateConfiguration(using: configurationState)
    }
  }

  /// The table view that shows the view or will show it.
  final weak var table: UITableView?

  /// Whether the table created the view for a title.
  final var isForTitle = false

  /// The distances of the title from the top and the bottom.
  final var textInsets = SystemDesign.current.lists.headers.plainInsets

  /// The edge at which the title stays if there's extra space, which is the edge next to the
  /// section's rows.
  final var titleEdge: UIRectEdge = []

  /// The distance of the content from the sides, which matches the content of rows.
  final var sideMargin: CGFloat { listSideMargin * (table?.style == .insetGrouped ? 2 : 1) }

  private var allTextInsets: UIEdgeInsets {
    let side = sideMargin
    return UIEdgeInsets(top: textInsets.top, left: side, bottom: textInsets.bottom, right: side)
  }

  /// Returns the height that the title requires for a width.
  final func height(fitting width: CGFloat) -> CGFloat {
    updateConfigurationIfNeeded()
    let covered = table?.coveredSides ?? .zero
    let width = width - covered.left - covered.right
    if let height = configured.height(fitting: width) { return height }
    guard let label else {
      return content.systemLayoutSizeFitting(
        CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ).height
    }
    let insets = allTextInsets
    let inner = width - insets.left - insets.right
    let size = label.sizeThatFits(CGSize(width: inner, height: .greatestFiniteMagnitude))
    return size.height + insets.top + insets.bottom
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateConfigurationIfNeeded()
    backgroundView?.frame = bounds
    configuredBackground.lay(in: bounds)
    placeContentToFit()
    if let label { layOut(label) }
  }

  override func placeContentToFit() {
    guard content.layoutState.isFixedByFrame else { return }
    content.frame = bounds.inset(by: table?.coveredSides ?? .zero)
  }

  /// Lays out the title, with smaller distances around it if there isn't enough space.
  private func layOut(_ label: UILabel) {
    var insets = allTextInsets
    let width = content.bounds.width - insets.left - insets.right
    let height = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
    let surplus = content.bounds.height - insets.top - insets.bottom - height
    if surplus < 0 {
      insets.top = max(0, insets.top + surplus / 2)
      insets.bottom = max(0, insets.bottom + surplus / 2)
    } else if titleEdge == .bottom {
      insets.top += surplus
    } else if titleEdge == .top {
      insets.bottom += surplus
    }
    label.frame = content.bounds.inset(by: insets)
  }
}

extension UITableViewHeaderFooterView {
  /// Creates a view of the class that this is called on.
  ///
  /// Apple doesn't declare `init(reuseIdentifier:)` as `required`, so Swift can't call it on a
  /// class that's known only at run time.
  @_silgen_name("quince_UITableViewHeaderFooterView_make")
  class func make(_ reuseIdentifier: consuming String?) -> UITableViewHeaderFooterView
}
