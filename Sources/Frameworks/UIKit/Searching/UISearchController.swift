import Foundation
import Stubs

/// A view controller that shows the results for the text in its search bar.
///
/// Follows <https://developer.apple.com/documentation/uikit/uisearchcontroller>.
@preconcurrency @MainActor
open class UISearchController: UIViewController {
  /// The time at which the scope buttons are shown.
  ///
  /// Follows
  /// <https://developer.apple.com/documentation/uikit/uisearchcontroller/scopebaractivation-swift.enum>.
  public enum ScopeBarActivation: Int, Sendable {
    /// The system determines when.
    case automatic
    /// The app shows and hides the buttons.
    case manual
    /// The buttons are shown when the field has text.
    case onTextEntry
    /// The buttons are shown when the search starts.
    case onSearchActivation
  }

  private static let look = SystemDesign.current.search

  private let results: UIViewController?
  private let bar = UISearchBar(frame: .zero)
  private let dimming = UIControl()
  private lazy var suggestionList = SearchSuggestionList { [weak self] in self?.choose($0) }
  private var storedIsActive = false
  /// The item of a navigation bar that shows the search bar.
  final weak var item: UINavigationItem?
  private weak var host: UIViewController?
  private var hidNavigationBar = false

  /// Creates a search controller.
  ///
  /// Without a results controller, the view controller that searches shows the results.
  public init(searchResultsController: UIViewController?) {
    results = searchResultsController
    super.init(nibName: nil, bundle: nil)
    setUp()
  }

  /// Creates a search controller whose results are shown in the view controller that searches.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    results = nil
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    setUp()
  }

  /// Creates a search controller from a storyboard.
  public required init?(coder: NSCoder) {
    results = nil
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    bar.controller = self
    bar.placeholder = "Search"
    bar.updateCancelButton()
    bar.frame.size = CGSize(width: UIScreen.main.bounds.width, height: bar.fittingHeight)
    bar.autoresizingMask = .flexibleWidth
  }

  /// The bar with the text to search for.
  open var searchBar: UISearchBar { bar }

  /// The object that updates the results.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?

  /// The object that responds to the start and the end of a search.
  open weak var delegate: (any UISearchControllerDelegate)?

  /// The view controller that shows the results.
  open var searchResultsController: UIViewController? { results }

  /// Whether the content behind the search is dimmed.
  open var obscuresBackgroundDuringPresentation = true {
    didSet { updateContent() }
  }

  /// Whether the content behind the search is dimmed, by its older name.
  @available(iOS, deprecated: 12.0, renamed: "obscuresBackgroundDuringPresentation")
  open var dimsBackgroundDuringPresentation: Bool {
    get { obscuresBackgroundDuringPresentation }
    set { obscuresBackgroundDuringPresentation = newValue }
  }

  /// Whether the navigation bar's title is hidden during the search.
  open var hidesNavigationBarDuringPresentation = true

  /// Whether the results are shown as soon as there's text.
  open var automaticallyShowsSearchResultsController = true

  private var forcedShowsResults: Bool?

  /// Whether the results are shown.
  open var showsSearchResultsController: Bool {
    get { forcedShowsResults ?? (automaticallyShowsSearchResultsController && hasText) }
    set {
      automaticallyShowsSearchResultsController = false
      forcedShowsResults = newValue
      updateContent()
    }
  }

  /// Whether the cancel button is shown during the search.
  open var automaticallyShowsCancelButton = true

  /// Whether the scope buttons are shown during the search.
  open var automaticallyShowsScopeBar: Bool {
    get { scopeBarActivation != .manual }
    set { scopeBarActivation = newValue ? .automatic : .manual }
  }

  /// The time at which the scope buttons are shown.
  open var scopeBarActivation = ScopeBarActivation.automatic

  private var hasText: Bool {
    bar.text?.isEmpty == false || bar.searchTextField.hasTokens
  }

  /// The search suggestions in front of the results.
  ///
  /// If there are none, the list is hidden.
  open var searchSuggestions: [any UISearchSuggestion]? {
    didSet {
      suggestionList.suggestions = searchSuggestions ?? []
      updateContent()
    }
  }

  private var showsSuggestions: Bool { storedIsActive && searchSuggestions?.isEmpty == false }

  private func choose(_ suggestion: any UISearchSuggestion) {
    let field = bar.searchTextField
    (field.delegate as? any UISearchTextFieldDelegate)?
      .searchTextField(field, didSelect: suggestion)
    searchResultsUpdater?.updateSearchResults(for: self, selecting: suggestion)
  }

  /// The placement of the search bar in a navigation item's bars.
  open var searchBarPlacement: UINavigationItem.SearchBarPlacement {
    item?.searchBarPlacement ?? .stacked
  }

  // MARK: Activity

  /// Whether the search interface is shown.
  open var isActive: Bool {
    get { storedIsActive }
    set { newValue ? activate() : deactivate() }
  }

  /// Called when the user has started to edit.
  final func editingDidBegin() {
    guard !isActivating else { return }
    if storedIsActive { searchResultsUpdater?.updateSearchResults(for: self) } else { activate() }
  }

  /// Whether editing starts because the search does.
  ///
  /// In this case, the updater is informed anyway.
  private var isActivating = false

  private var hostToBe: UIViewController? {
    guard let item else {
      return sequence(first: bar as UIResponder) { $0.next }.lazy
        .compactMap { $0 as? UIViewController }.first
    }
    return item.bar?.controller?.viewControllers.first { $0.navigationItem === item }
  }

  private func activate() {
    guard !storedIsActive else { return }
    delegate?.presentSearchController(self)
    guard !storedIsActive else { return }
    host = hostToBe
    delegate?.willPresentSearchController(self)
    storedIsActive = true
    item?.searchCollapse = 0
    item?.searchActivityDidChange()
    if !bar.isFirstResponder {
      isActivating = true
      bar.becomeFirstResponder()
      isActivating = false
    }
    if let host {
      host.addChild(self)
      didMove(toParent: host)
    }
    hidNavigationBar = item == nil && hidesNavigationBarDuringPresentation
    change {
      self.updateBar()
      if self.hidNavigationBar { self.hideNavigationBar() }
    }
    updateContent()
    searchResultsUpdater?.updateSearchResults(for: self)
    delegate?.didPresentSearchController(self)
  }

  private func deactivate() {
    guard storedIsActive else { return }
    delegate?.willDismissSearchController(self)
    storedIsActive = false
    bar.resignFirstResponder()
    bar.text = nil
    bar.searchTextField.removeTokens()
    searchSuggestions = nil
    change {
      self.updateBar()
      self.item?.searchActivityDidChange()
      if self.hidNavigationBar {
        self.host?.navigationController?.setNavigationBarHidden(false, animated: false)
      }
    }
    hidNavigationBar = false
    updateContent()
    willMove(toParent: nil)
    removeFromParent()
    searchResultsUpdater?.updateSearchResults(for: self)
    delegate?.didDismissSearchController(self)
    host = nil
  }

  /// Called when the cancel button is tapped.
  final func cancel() {
    let tabs = host?.tabBarController
    isActive = false
    tabs?.searchWasCanceled()
  }

  /// Ends the search.
  open override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    guard presentedViewController == nil, storedIsActive else {
      super.dismiss(animated: flag, completion: completion)
      return
    }
    isActive = false
    completion?()
  }

  /// The view controller that searches.
  open override var presentingViewController: UIViewController? {
    storedIsActive ? host : super.presentingViewController
  }

  /// Hides the navigation bar, which the search bar replaces.
  private func hideNavigationBar() {
    guard let navigation = host?.navigationController else { return }
    navigation.setNavigationBarHidden(true, animated: false)
    navigation.view.layoutIfNeeded()
    guard let scrollView = bar.superview as? UIScrollView else { return }
    scrollView.contentOffset.y = bar.frame.minY - scrollView.adjustedContentInset.top
  }

  // MARK: The bar

  private func change(_ changes: @escaping () -> Void) {
    guard bar.window != nil else { return changes() }
    UIView.animate(withDuration: Self.look.activating) {
      changes()
      self.bar.layoutIfNeeded()
    }
  }

  private func updateBar() {
    if automaticallyShowsCancelButton { bar.setShowsCancelButton(storedIsActive, animated: false) }
    updateScopes()
    barHeightDidChange()
  }

  private func updateScopes() {
    guard bar.scopeButtonTitles?.isEmpty == false else { return }
    switch scopeBarActivation {
    case .manual: return
    case .onTextEntry: bar.showsScopeBar = storedIsActive && hasText
    case .automatic, .onSearchActivation: bar.showsScopeBar = storedIsActive
    }
  }

  /// Adjusts the space for the bar.
  final func barHeightDidChange() {
    guard let item else { return bar.frame.size.height = bar.fittingHeight }
    item.searchDidChange()
  }

  /// Whether the bar replaces the title and the buttons.
  final var hidesTitle: Bool { storedIsActive && hidesNavigationBarDuringPresentation }

  // MARK: Results

  /// Called when the text changes.
  final func textDidChange() {
    guard storedIsActive else { return }
    updateScopes()
    updateContent()
    searchResultsUpdater?.updateSearchResults(for: self)
  }

  /// Called when a scope button is tapped.
  final func scopeDidChange() {
    if storedIsActive { searchResultsUpdater?.updateSearchResults(for: self) }
  }

  /// Creates the view with the dimming view.
  open override func loadView() {
    let view = UIView(frame: .zero)
    dimming.frame = view.bounds
    dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    dimming.backgroundColor = Self.look.dimming
    dimming.accessibilityLabel = "Cancel search"
    dimming.accessibilityTraits = .button
    dimming.isAccessibilityElement = true
    dimming.addAction(UIAction { [weak self] _ in self?.cancel() }, for: .touchUpInside)
    view.addSubview(dimming)
    self.view = view
  }

  /// Shows the results or dims the content, and removes both when the search ends.
  private func updateContent() {
    let showsResults = storedIsActive && results != nil && showsSearchResultsController
    let dims = storedIsActive && obscuresBackgroundDuringPresentation
    guard showsResults || dims || showsSuggestions else {
      results?.viewIfLoaded?.removeFromSuperview()
      viewIfLoaded?.removeFromSuperview()
      return
    }
    place()
    if let results { show(results, showsResults) }
    show(suggestionList, showsSuggestions)
  }

  /// Shows or hides a view controller in front of the others.
  private func show(_ child: UIViewController, _ shows: Bool) {
    if shows, child.parent !== self {
      addChild(child)
      child.didMove(toParent: self)
    }
    guard shows else {
      child.viewIfLoaded?.removeFromSuperview()
      return
    }
    let childView: UIView = child.view
    guard childView.superview !== view else { return view.bringSubviewToFront(childView) }
    childView.frame = view.bounds
    childView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(childView)
  }

  /// Positions the view over the view of the view controller that searches, below the bar.
  final func place() {
    guard storedIsActive, let hostView = host?.viewIfLoaded, let parent = hostView.superview,
      results != nil && showsSearchResultsController || obscuresBackgroundDuringPresentation
        || showsSuggestions
    else { return }
    var frame = hostView.frame
    if item == nil {
      let bottom = bar.convert(CGPoint(x: 0, y: bar.bounds.maxY), to: parent).y
      frame.size.height = max(0, frame.maxY - bottom)
      frame.origin.y = bottom
    }
    let order = parent.subviews
    if view.superview !== parent
      || order.firstIndex(of: view) != order.firstIndex(of: hostView).map({ $0 + 1 })
    {
      parent.insertSubview(view, aboveSubview: hostView)
    }
    if view.frame != frame { view.frame = frame }
    insetsOfContainer = item == nil ? .zero : host?.insetsOfContainer ?? .zero
    results?.insetsOfContainer = .zero
    if showsSuggestions { suggestionList.insetsOfContainer = .zero }
  }
}
