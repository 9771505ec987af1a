import UIKitCore
import UniformTypeIdentifiers

/// The contents of a folder, for choosing files or the folder itself, or opening another folder.
final class FolderList: UITableViewController {
  /// The selection that the list allows.
  struct Choice {
    /// The types of the files that users can choose.
    var types: [UTType]
    /// Whether users can choose several files.
    var isMultiple = false
    /// Whether names include their extensions.
    var showsExtensions = false
    /// The title of the button that chooses the folder or the selected files, if there's one.
    var buttonTitle: String?
    /// Whether the button chooses the folder if nothing is selected.
    var takesFolder: Bool
    /// The app's actions for files.
    var actions: [UIDocumentBrowserAction] = []
  }

  private static let look = SystemDesign.current.documents

  private let folder: URL
  private let choice: () -> Choice
  private let choose: ([URL]) -> Void
  private let cancel: (() -> Void)?
  private var entries: [FolderEntry] = []
  private var marked: Set<URL> = []

  /// Creates a list.
  /// - Parameters:
  ///   - choose: A closure that's called with the chosen files or folder.
  ///   - cancel: A closure that's called when users cancel, or `nil` if they can't cancel.
  init(
    of folder: URL, choice: @escaping () -> Choice, choose: @escaping ([URL]) -> Void,
    cancel: (() -> Void)?
  ) {
    self.folder = folder
    self.choice = choice
    self.choose = choose
    self.cancel = cancel
    super.init(style: .plain)
    title = folder.lastPathComponent
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.accessibilityIdentifier = "files"
    var buttons: [UIBarButtonItem] = []
    if let cancel {
      let action = UIAction { _ in cancel() }
      buttons.append(UIBarButtonItem(systemItem: .cancel, primaryAction: action))
    }
    if let title = choice().buttonTitle {
      let button = UIBarButtonItem(
        title: title, primaryAction: UIAction { [weak self] _ in self?.finish() })
      button.style = .done
      buttons.insert(button, at: 0)
    }
    navigationItem.rightBarButtonItems = buttons
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    reload()
  }

  /// Shows the current contents of the folder.
  func reload() {
    entries = FolderEntry.all(in: folder)
    marked.formIntersection(entries.map(\.url))
    if entries.isEmpty {
      var emptiness = UIContentUnavailableConfiguration.empty()
      emptiness.image = UIImage(systemName: "folder")
      emptiness.text = "Folder is Empty"
      contentUnavailableConfiguration = emptiness
    } else {
      contentUnavailableConfiguration = nil
    }
    tableView.reloadData()
    updateButton()
  }

  private func updateButton() {
    let isReady = !marked.isEmpty || choice().takesFolder
    if choice().buttonTitle != nil {
      navigationItem.rightBarButtonItems?.first { $0.style == .done }?.isEnabled = isReady
    }
  }

  private func finish() {
    let files = entries.map(\.url).filter(marked.contains)
    choose(files.isEmpty ? [folder] : files)
  }

  private func maySelect(_ entry: FolderEntry) -> Bool {
    choice().types.contains { entry.type.conforms(to: $0) }
  }

  // MARK: Rows

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    entries.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "file")
      ?? UITableViewCell(style: .subtitle, reuseIdentifier: "file")
    let entry = entries[indexPath.row]
    let isEnabled = entry.isFolder || maySelect(entry)
    var content = cell.defaultContentConfiguration()
    content.image = UIImage(systemName: entry.symbolName)
    content.imageProperties.reservedLayoutSize.width = Self.look.symbolWidth
    content.imageProperties.tintColor = isEnabled ? nil : Self.look.disabledColor
    content.text = entry.name(withExtension: choice().showsExtensions)
    content.textProperties.color = isEnabled ? .label : .tertiaryLabel
    content.secondaryText = entry.detail
    content.secondaryTextProperties.color = isEnabled ? .secondaryLabel : .tertiaryLabel
    cell.contentConfiguration = content
    cell.isUserInteractionEnabled = isEnabled
    cell.accessibilityTraits = isEnabled ? [] : .notEnabled
    showMark(in: cell, of: entry)
    return cell
  }

  private func showMark(in cell: UITableViewCell, of entry: FolderEntry) {
    let isMarked = marked.contains(entry.url)
    cell.accessoryType = entry.isFolder ? .disclosureIndicator : isMarked ? .checkmark : .none
    if isMarked {
      cell.accessibilityTraits.insert(.selected)
    } else {
      cell.accessibilityTraits.remove(.selected)
    }
  }

  override func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    let entry = entries[indexPath.row]
    let actions = choice().actions.filter { $0.isInMenu(of: entry.type) }
    guard !entry.isFolder, !actions.isEmpty else { return nil }
    return UIContextMenuConfiguration(actionProvider: { _ in
      UIMenu(children: actions.map { $0.element(for: entry.url) })
    })
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    let entry = entries[indexPath.row]
    if entry.isFolder {
      let list = FolderList(of: entry.url, choice: choice, choose: choose, cancel: cancel)
      navigationController?.pushViewController(list, animated: true)
    } else if maySelect(entry) {
      select(entry, at: indexPath)
    }
  }

  private func select(_ entry: FolderEntry, at indexPath: IndexPath) {
    guard choice().isMultiple else { return choose([entry.url]) }
    marked.formSymmetricDifference([entry.url])
    if let cell = tableView.cellForRow(at: indexPath) { showMark(in: cell, of: entry) }
    updateButton()
  }
}
