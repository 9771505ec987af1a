import CoreGraphics

/// The view of a bar's item that shows a search bar, or the button that starts the search.
final class SearchPlacementView: UIView, BarItemView {
  private unowned let item: SearchPlacementItem
  private let button = UIButton(type: .system)
  private weak var searchBar: UISearchBar?

  init(of item: SearchPlacementItem) {
    self.item = item
    super.init(frame: .zero)
    button.setImage(UIImage(systemName: "magnifyingglass")?.inBar(scale: .large), for: .normal)
    button.accessibilityLabel = "Search"
    button.addAction(UIAction { [weak self] _ in self?.startSearch() }, for: .touchUpInside)
    addSubview(button)
    update()
  }

  required init?(coder: NSCoder) { nil }

  var barItem: UIBarItem { item }

  /// The width of the button's image.
  var imageWidth: CGFloat { ceil(button.image(for: .normal)?.size.width ?? 0) }

  private func startSearch() {
    item.searchController?.isActive = true
  }

  /// Shows the search bar or the button.
  func update() {
    button.isHidden = item.showsField
    guard item.showsField, let searchBar = item.searchController?.searchBar else {
      if let searchBar, searchBar.superview === self { searchBar.removeFromSuperview() }
      return
    }
    self.searchBar = searchBar
    if searchBar.superview !== self {
      addSubview(searchBar)
      searchBar.autoresizingMask = []
    }
    searchBar.place = .title
    searchBar.isHidden = false
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    button.frame = bounds
    if let searchBar, searchBar.superview === self { searchBar.frame = bounds }
  }
}
