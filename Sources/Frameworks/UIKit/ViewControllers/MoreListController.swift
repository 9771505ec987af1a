import Foundation

/// The list in a tab bar's More tab, with the view controllers that don't have a tab.
final class MoreListController: UITableViewController {
  var controllers: [UIViewController] = [] { didSet { reload() } }
  /// A closure that's called when the user chooses a view controller.
  var choose: ((UIViewController) -> Void)?
  /// A closure that's called when the user requests to rearrange the tabs, or `nil` if users can't
  /// rearrange them.
  var customize: (() -> Void)? { didSet { updateEditButton() } }
  /// A closure that's called when the list has appeared again.
  var didAppear: (() -> Void)?

  init() {
    super.init(style: .plain)
    title = "More"
  }

  required init?(coder: NSCoder) { nil }

  /// Updates the items of the view controllers.
  func reload() {
    if isViewLoaded { tableView.reloadData() }
  }

  private func updateEditButton() {
    navigationItem.rightBarButtonItem =
      customize == nil
      ? nil
      : UIBarButtonItem(
        systemItem: .edit, primaryAction: UIAction { [weak self] _ in self?.customize?() })
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "more")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    didAppear?()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    controllers.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "more", for: indexPath)
    let item: UITabBarItem? = controllers[indexPath.row].tabBarItem
    cell.textLabel?.text = item?.title
    let image = item?.image
    cell.imageView?.image =
      image?.renderingMode == .automatic ? image?.withRenderingMode(.alwaysTemplate) : image
    cell.accessoryType = .disclosureIndicator
    cell.accessibilityIdentifier = item?.accessibilityIdentifier
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    choose?(controllers[indexPath.row])
  }
}
