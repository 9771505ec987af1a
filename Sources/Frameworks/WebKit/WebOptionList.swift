import UIKit

/// A list from which users choose options of a page's field.
final class WebOptionList: UITableViewController {
  private let picker: PageDescription.Picker
  private let groups: [WebOptionGroup]
  private var chosen: Set<Int>
  private let choose: ([Int]) -> Void

  /// Creates a list.
  /// - Parameter choose: Called with the indices of the chosen options after each choice.
  init(_ picker: PageDescription.Picker, choose: @escaping ([Int]) -> Void) {
    self.picker = picker
    self.choose = choose
    groups = WebOptionGroup.all(of: picker.options)
    chosen = Set(picker.options.indices.filter { picker.options[$0].isOn })
    super.init(style: .insetGrouped)
    title = picker.label
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .done,
      primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "option")
  }

  private func index(of path: IndexPath) -> Int {
    groups[path.section].indices.lowerBound + path.row
  }

  override func numberOfSections(in tableView: UITableView) -> Int { groups.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    groups[section].indices.count
  }

  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { groups[section].title }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "option", for: indexPath)
    let option = picker.options[index(of: indexPath)]
    var content = cell.defaultContentConfiguration()
    content.text = option.label
    if option.isDisabled { content.textProperties.color = .tertiaryLabel }
    cell.contentConfiguration = content
    cell.accessoryType = chosen.contains(index(of: indexPath)) ? .checkmark : .none
    cell.selectionStyle = option.isDisabled ? .none : .default
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    let index = index(of: indexPath)
    guard !picker.options[index].isDisabled else { return }
    if !picker.isMultiple {
      chosen = [index]
      dismiss(animated: true)
    } else if chosen.remove(index) == nil {
      chosen.insert(index)
    }
    tableView.cellForRow(at: indexPath)?.accessoryType =
      chosen.contains(index) ? .checkmark : .none
    choose(chosen.sorted())
  }
}
