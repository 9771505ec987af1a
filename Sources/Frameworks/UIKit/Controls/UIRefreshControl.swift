import AppRuntime
import DeviceProtocol

/// A control that starts to refresh a scroll view's content when the user pulls the content down.
///
/// Follows <https://developer.apple.com/documentation/uikit/uirefreshcontrol>.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
  private static let look = SystemDesign.current.refreshing
  /// The space above the content that the control takes up while it's refreshing, in points.
  static let restingHeight = look.height

  private let spinner = UIActivityIndicatorView(style: .medium)
  private let label = UILabel()
  /// Whether the space above the content is kept, which starts when the user's finger lifts.
  private(set) var holdsSpace = false
  /// Whether the touch has already started a refresh.
  private var hasTriggered = false

  /// Creates a refresh control.
  public init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: Self.restingHeight))
    setUp()
  }

  /// Creates a refresh control.
  ///
  /// The scroll view sets its frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a refresh control from a storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    guard let coder = coder as? StoryboardCoder else { return }
    attributedTitle = coder.attributedString(key: "attributedTitle")
    if let color = coder.color(key: "tintColor") { tintColor = color }
  }

  /// The frame of the control, which the scroll view determines.
  open override var frame: CGRect {
    get { super.frame }
    set {
      guard scrollView == nil else { return }
      super.frame = CGRect(
        x: newValue.minX, y: newValue.minY, width: newValue.width, height: Self.restingHeight)
    }
  }

  private func setUp() {
    drawsContent = false
    frame = super.frame
    spinner.hidesWhenStopped = false
    spinner.shownSpokes = 0
    label.font = .preferredFont(forTextStyle: Self.look.textStyle)
    label.textColor = Self.look.textColor
    label.textAlignment = .center
    label.isHidden = true
    addSubview(spinner)
    addSubview(label)
  }

  // MARK: Appearance

  /// The tint color of the control.
  open override var tintColor: UIColor! {
    get { super.tintColor }
    set {
      super.tintColor = newValue
      spinner.color = newValue
    }
  }

  /// The styled title of the control.
  open var attributedTitle: NSAttributedString? {
    didSet {
      label.attributedText = attributedTitle
      label.isHidden = attributedTitle == nil
      setNeedsLayout()
    }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let size = spinner.intrinsicContentSize
    let text = label.isHidden ? .zero : label.sizeThatFits(bounds.size)
    let gap: CGFloat = label.isHidden ? 0 : Self.look.gap
    let top = (bounds.height - size.height - gap - text.height) / 2
    spinner.frame = CGRect(
      x: bounds.midX - size.width / 2, y: top, width: size.width, height: size.height)
    label.frame = CGRect(
      x: 0, y: top + size.height + gap, width: bounds.width, height: text.height)
  }

  // MARK: Refreshing

  /// A Boolean value that indicates whether a refresh has started and hasn't ended.
  open private(set) var isRefreshing = false

  /// Indicates that the app started refreshing without a gesture.
  open func beginRefreshing() {
    guard !isRefreshing else { return }
    isRefreshing = true
    holdsSpace = true
    show(progress: 1)
    scrollView?.refreshControlDidChangeSpace()
  }

  /// Indicates that refreshing has ended.
  open func endRefreshing() {
    guard isRefreshing else { return }
    isRefreshing = false
    let heldSpace = holdsSpace
    holdsSpace = false
    spinner.stopAnimating()
    if heldSpace { scrollView?.refreshControlDidGiveUpSpace() }
  }

  private func show(progress: CGFloat) {
    if isRefreshing {
      if !spinner.isAnimating { spinner.startAnimating() }
      spinner.shownSpokes = UIActivityIndicatorView.spokes
    } else {
      spinner.shownSpokes = Int(
        (CGFloat(UIActivityIndicatorView.spokes) * min(1, max(0, progress))).rounded(.down))
    }
    label.alpha = isRefreshing ? 1 : min(1, max(0, progress))
  }

  // MARK: Following the scroll view

  private var scrollView: UIScrollView? { superview as? UIScrollView }

  /// Sets up a control that an app added as an ordinary subview.
  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    if let scrollView, scrollView.refreshControl == nil { scrollView.refreshControl = self }
  }

  /// Updates the control for the distance that the content is pulled down.
  final func follow(pull: CGFloat, isTracking: Bool) {
    guard let scrollView else { return }
    super.frame = CGRect(
      x: scrollView.bounds.minX, y: -pull, width: scrollView.bounds.width,
      height: Self.restingHeight)
    isHidden = pull <= 0 && !isRefreshing
    if pull <= 0 { hasTriggered = false }
    if isTracking, !isRefreshing, !hasTriggered, pull >= Self.look.threshold { trigger() }
    // The control disappears immediately after a refresh, even if the content hasn't moved back
    // yet.
    show(progress: hasTriggered ? 0 : pull / Self.look.threshold)
  }

  private func trigger() {
    hasTriggered = true
    isRefreshing = true
    sendActions(for: .valueChanged)
  }

  /// Called when the user's finger lifts.
  ///
  /// From now on, the content stops below the control.
  final func fingerDidLift() {
    guard isRefreshing, !holdsSpace else { return }
    holdsSpace = true
    scrollView?.refreshControlDidChangeSpace()
  }

  // MARK: Assistive technology

  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? attributedTitle?.string }
    set { super.accessibilityLabel = newValue }
  }

  // MARK: Self-description

  override class var namedMembers: [ObjCMember] {
    [
      .key("attributedTitle", \UIRefreshControl.attributedTitle),
      .action("beginRefreshing", of: UIRefreshControl.self) { $0.beginRefreshing() },
      .action("endRefreshing", of: UIRefreshControl.self) { $0.endRefreshing() },
    ]
  }
}
