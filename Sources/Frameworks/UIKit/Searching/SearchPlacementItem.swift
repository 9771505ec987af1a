import CoreGraphics

/// The item that shows a navigation item's search bar, or the button that starts the search, among
/// a bar's other items.
final class SearchPlacementItem: UIBarButtonItem {
  private weak var owner: UINavigationItem?
  private lazy var view = SearchPlacementView(of: self)

  /// Creates the item of a navigation item.
  convenience init(of owner: UINavigationItem) {
    self.init()
    self.owner = owner
  }

  /// The search controller, if the search bar is among a bar's items.
  var searchController: UISearchController? {
    owner?.searchPlace == .below ? nil : owner?.searchController
  }

  /// Whether the search bar is visible instead of the button.
  var showsField: Bool { owner?.showsSearchFieldInItem ?? false }

  /// Shows the search bar or the button.
  func update() {
    view.update()
  }

  private var isInToolbar: Bool { owner?.searchPlace == .toolbar }

  override var isShown: Bool { super.isShown && searchController != nil }

  override var barView: UIView? { view }

  override var takesRest: Bool { isInToolbar && showsField }

  override var barPadding: CGFloat { showsField ? 0 : BarButton.padding }

  override func barSize(fitting height: CGFloat) -> CGSize {
    guard showsField else { return CGSize(width: view.imageWidth, height: height) }
    return CGSize(width: isInToolbar ? 0 : SystemDesign.current.search.itemWidth, height: height)
  }
}
