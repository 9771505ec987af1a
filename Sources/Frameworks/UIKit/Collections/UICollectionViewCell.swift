/// An item of a collection view.
///
/// Follows <https://developer.apple.com/documentation/uikit/uicollectionviewcell>.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
  private var content = UIView()
  final var selectionSegue: StoryboardSegueTemplate?

  /// Creates a cell with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(content)
    content.frame = bounds
  }

  /// Creates a cell from a storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    if let view: UIView = (coder as? StoryboardCoder)?.object(key: "contentView") {
      content = view
      content.translatesAutoresizingMaskIntoConstraints = true
    }
    if content.superview == nil { insertSubview(content, at: 0) }
  }

  /// The view that holds what the cell shows.
  open var contentView: UIView { content }

  /// The view behind everything.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  /// The view behind everything while the cell is selected.
  open var selectedBackgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let selectedBackgroundView { insertSubview(selectedBackgroundView, belowSubview: content) }
      showSelection()
    }
  }

  /// Whether the cell is selected.
  open var isSelected = false {
    didSet { showSelection() }
  }

  /// Whether a finger is on the cell.
  open var isHighlighted = false {
    didSet { showSelection() }
  }

  private func showSelection() {
    selectedBackgroundView?.isHidden = !(isSelected || isHighlighted)
  }

  open override func prepareForReuse() {
    super.prepareForReuse()
    isSelected = false
    isHighlighted = false
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    content.frame = bounds
    backgroundView?.frame = bounds
    selectedBackgroundView?.frame = bounds
  }
}
