import UIKit

/// Shows menus of all kinds, and the chosen item.
class MenusViewController: UIViewController {
  private let outcome = UILabel()
  private let card = UIView()
  private let popUp = UIButton(type: .system)
  private let held = UIButton(type: .system)
  private let copied = CopyLabel()
  private let pressed = UILabel()
  private let table = UITableView(frame: .zero, style: .insetGrouped)
  private var cities = ["Bern", "Oslo", "Rome", "Wien"]
  private lazy var editMenu = UIEditMenuInteraction(delegate: self)

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Menus"
    view.backgroundColor = .systemBackground
    navigationItem.rightBarButtonItem = UIBarButtonItem(title: "More", menu: moreMenu)
    outcome.text = "Nothing"
    outcome.accessibilityIdentifier = "outcome"
    card.backgroundColor = .systemOrange
    card.layer.cornerRadius = 12
    card.isAccessibilityElement = true
    card.accessibilityLabel = "Card"
    card.addInteraction(UIContextMenuInteraction(delegate: self))
    setUpButtons()
    setUpLabels()
    table.dataSource = self
    table.delegate = self
    table.register(UITableViewCell.self, forCellReuseIdentifier: "city")
    for part in [outcome, card, popUp, held, copied, pressed, table] { view.addSubview(part) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let top = view.safeAreaInsets.top
    outcome.frame = CGRect(x: 20, y: top + 8, width: 350, height: 24)
    card.frame = CGRect(x: 20, y: top + 44, width: 120, height: 90)
    popUp.frame = CGRect(x: 160, y: top + 44, width: 180, height: 40)
    held.frame = CGRect(x: 160, y: top + 92, width: 180, height: 40)
    copied.frame = CGRect(x: 20, y: top + 150, width: 150, height: 30)
    pressed.frame = CGRect(x: 190, y: top + 150, width: 150, height: 30)
    table.frame = CGRect(
      x: 0, y: top + 190, width: view.bounds.width, height: view.bounds.height - top - 190)
  }

  private func action(
    _ title: String, _ symbol: String? = nil, _ attributes: UIMenuElement.Attributes = []
  ) -> UIAction {
    return UIAction(
      title: title, image: symbol.flatMap { UIImage(systemName: $0) }, attributes: attributes
    ) { [weak self] in self?.outcome.text = $0.title }
  }

  private var moreMenu: UIMenu {
    let later = UIDeferredMenuElement { [weak self] done in
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
        done([self?.action("Came later")].compactMap { $0 })
      }
    }
    let sizes = UIMenu(
      title: "Size", options: .singleSelection, children: [action("Small"), action("Large")])
    return UIMenu(
      title: "",
      children: [
        action("Share", "square.and.arrow.up"), sizes,
        UIMenu(
          title: "", options: .displayInline, children: [action("Delete", "trash", .destructive)]),
        later, action("Never", nil, .disabled),
      ])
  }

  private func setUpButtons() {
    popUp.menu = UIMenu(children: [action("Red"), action("Green"), action("Blue")])
    popUp.showsMenuAsPrimaryAction = true
    popUp.changesSelectionAsPrimaryAction = true
    popUp.accessibilityIdentifier = "popUp"
    held.setTitle("Hold", for: .normal)
    held.menu = UIMenu(children: [action("Held")])
    held.addAction(
      UIAction { [weak self] _ in self?.outcome.text = "tapped" }, for: .touchUpInside)
  }

  private func setUpLabels() {
    copied.text = "Copy me"
    copied.isUserInteractionEnabled = true
    copied.shouted = { [weak self] in self?.outcome.text = $0 }
    copied.addGestureRecognizer(
      UILongPressGestureRecognizer(target: self, action: #selector(showOldMenu)))
    pressed.text = "Press me"
    pressed.isUserInteractionEnabled = true
    pressed.addInteraction(editMenu)
    pressed.addGestureRecognizer(
      UILongPressGestureRecognizer(target: self, action: #selector(showEditMenu)))
  }

  @objc func showOldMenu(_ recognizer: UILongPressGestureRecognizer) {
    guard recognizer.state == .began else { return }
    copied.becomeFirstResponder()
    UIMenuController.shared.menuItems = [
      UIMenuItem(title: "Shout", action: #selector(CopyLabel.shout(_:)))
    ]
    UIMenuController.shared.showMenu(from: copied, rect: copied.bounds)
  }

  @objc func showEditMenu(_ recognizer: UILongPressGestureRecognizer) {
    guard recognizer.state == .began else { return }
    editMenu.presentEditMenu(
      with: UIEditMenuConfiguration(
        identifier: nil, sourcePoint: recognizer.location(in: pressed)))
  }
}

extension MenusViewController: UIEditMenuInteractionDelegate {
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    return UIMenu(children: suggestedActions + [action("Translate")])
  }
}

extension MenusViewController: UIContextMenuInteractionDelegate {
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [weak self] _ in
      guard let self = self else { return nil }
      return UIMenu(
        title: "Card",
        children: [self.action("Rename", "pencil"), self.action("Burn", "flame", .destructive)])
    }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: UIContextMenuInteractionAnimating?
  ) {
    animator?.addCompletion { [weak self] in self?.title = "Ended" }
  }
}

extension MenusViewController: UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    return cities.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "city", for: indexPath)
    cell.textLabel?.text = cities[indexPath.row]
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    outcome.text = "selected \(cities[indexPath.row])"
  }

  func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    let city = cities[indexPath.row]
    guard city != "Rome" else { return nil }
    return UIContextMenuConfiguration(
      identifier: city as NSString,
      previewProvider: city == "Oslo" ? { CityViewController(city) } : nil,
      actionProvider: { [weak self] _ in
        let remove = UIAction(title: "Remove", attributes: .destructive) { _ in
          self?.cities.removeAll { $0 == city }
          tableView.reloadData()
        }
        return UIMenu(
          children: [self?.action("Visit \(city)", "airplane"), remove].compactMap { $0 })
      })
  }

  func tableView(
    _ tableView: UITableView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: UIContextMenuInteractionCommitAnimating
  ) {
    animator.addCompletion { [weak self] in
      let city = animator.previewViewController ?? CityViewController("\(configuration.identifier)")
      self?.show(city, sender: nil)
    }
  }
}
