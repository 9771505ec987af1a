/// The list of search suggestions.
final class SearchSuggestionList: UITableViewController {
  var suggestions: [any UISearchSuggestion] = [] {
    didSet { viewIfLoaded.map { _ in tableView.reloadData() } }
  }

  private let choose: (any UISearchSuggestion) -> Void

  init(choose: @escaping (any UISearchSuggestion) -> Void) {
    self.choose = choose
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    suggestions.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "suggestion")
      ?? UITableViewCell(style: .default, reuseIdentifier: "suggestion")
    let suggestion = suggestions[indexPath.row]
    var content = cell.defaultContentConfiguration()
    content.text = suggestion.localizedSuggestion
    if let text = suggestion.localizedAttributedSuggestion { content.attributedText = text }
    content.image = suggestion.iconImage
    cell.contentConfiguration = content
    cell.accessibilityLabel = suggestion.localizedDescription
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    choose(suggestions[indexPath.row])
  }
}
