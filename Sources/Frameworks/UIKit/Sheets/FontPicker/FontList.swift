import UIKitCore

/// The families that a font picker offers, or the fonts of a family.
final class FontList: UITableViewController, UISearchResultsUpdating {
  private struct Entry {
    let title: String
    let descriptor: UIFontDescriptor
    /// Whether there's more than one font to choose from.
    let leadsOn: Bool
  }

  private static let size = SystemDesign.current.documents.fontSize

  private let configuration: UIFontPickerViewController.Configuration
  private let family: String?
  private var all: [Entry] = []
  /// The entries that match the search.
  private var entries: [Entry] = []
  var onChoose: (UIFontDescriptor) -> Void = { _ in }
  var selected: UIFontDescriptor? {
    didSet { if isViewLoaded { tableView.reloadData() } }
  }

  init(_ configuration: UIFontPickerViewController.Configuration, family: String?) {
    self.configuration = configuration
    self.family = family
    super.init(style: .plain)
    title = family
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "font")
    all = family.map(fonts) ?? families
    entries = all
    if family == nil { addSearch() }
  }

  private func addSearch() {
    let search = UISearchController(searchResultsController: nil)
    search.obscuresBackgroundDuringPresentation = false
    search.searchResultsUpdater = self
    navigationItem.searchController = search
    navigationItem.hidesSearchBarWhenScrolling = false
  }

  func updateSearchResults(for searchController: UISearchController) {
    let text = searchController.searchBar.text ?? ""
    entries = all.filter { text.isEmpty || $0.title.localizedCaseInsensitiveContains(text) }
    tableView.reloadData()
  }

  private var families: [Entry] {
    UIFont.familyNames.compactMap { name in
      let count = fonts(of: name).count
      guard count > 0 else { return nil }
      let descriptor = UIFontDescriptor(fontAttributes: [.family: name])
      return Entry(
        title: name, descriptor: descriptor, leadsOn: configuration.includeFaces && count > 1)
    }
  }

  private func fonts(of family: String) -> [Entry] {
    UIFont.fontNames(forFamilyName: family).compactMap { name in
      let descriptor = UIFontDescriptor(name: name, size: Self.size)
      guard descriptor.symbolicTraits.isSuperset(of: configuration.filteredTraits) else {
        return nil
      }
      let face = descriptor.object(forKey: .face) as? String
      return Entry(title: face ?? name, descriptor: descriptor, leadsOn: false)
    }
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    entries.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "font", for: indexPath)
    let entry = entries[indexPath.row]
    let own = UIFont(descriptor: entry.descriptor, size: Self.size)
    cell.textLabel?.text = entry.title
    cell.textLabel?.font =
      configuration.displayUsingSystemFont
      ? .preferredFont(forTextStyle: .body) : UIFontMetrics.default.scaledFont(for: own)
    cell.accessoryType =
      entry.leadsOn ? .disclosureIndicator : isSelected(entry, own) ? .checkmark : .none
    return cell
  }

  private func isSelected(_ entry: Entry, _ font: UIFont) -> Bool {
    guard let selected else { return false }
    let chosen = UIFont(descriptor: selected, size: Self.size)
    return configuration.includeFaces
      ? chosen.fontName == font.fontName : chosen.familyName == font.familyName
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    let entry = entries[indexPath.row]
    guard entry.leadsOn else { return onChoose(entry.descriptor) }
    let faces = FontList(configuration, family: entry.title)
    faces.selected = selected
    faces.onChoose = onChoose
    navigationController?.pushViewController(faces, animated: true)
  }
}
