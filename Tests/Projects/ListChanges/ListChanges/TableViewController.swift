import UIKit

/// A table whose rows are inserted, deleted, and moved.
class TableViewController: UIViewController, UITableViewDataSource {
  private let table = UITableView(frame: .zero, style: .plain)
  private let state = UILabel()
  private var sections = [["Ant", "Bee", "Cat"]]

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    state.frame = CGRect(x: 200, y: 60, width: 190, height: 44)
    state.accessibilityIdentifier = "table state"
    view.addSubview(state)
    let actions: [(String, () -> Void)] = [
      ("Insert", insert), ("Delete", remove), ("Move", move), ("Reload", reload),
      ("Section", section), ("Batch", batch), ("Wrong", wrong),
      ("Edit", edit),
    ]
    for (index, (title, action)) in actions.enumerated() {
      let button = UIButton(
        type: .system, primaryAction: UIAction(title: title) { _ in action() })
      button.frame = CGRect(x: 20, y: 60 + 44 * index, width: 160, height: 44)
      view.addSubview(button)
    }
    table.frame = CGRect(x: 0, y: 430, width: view.bounds.width, height: 330)
    table.dataSource = self
    view.addSubview(table)
  }

  private func insert() {
    sections[0].insert("Ape", at: 1)
    table.insertRows(at: [IndexPath(row: 1, section: 0)], with: .automatic)
    tell(row: 1, "opacity")
  }

  private func remove() {
    sections[0].removeFirst()
    table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
    tell(row: 0, "position")
  }

  private func move() {
    sections[0].append(sections[0].removeFirst())
    table.moveRow(
      at: IndexPath(row: 0, section: 0), to: IndexPath(row: sections[0].count - 1, section: 0))
    tell(row: sections[0].count - 1, "position")
  }

  private func reload() {
    sections[0][0] += "!"
    table.reloadRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    state.text = "reloaded"
  }

  private func section() {
    sections.append(["Yak", "Zebra"])
    table.insertSections([1], with: .automatic)
    tell(row: 1, section: 1, "opacity")
  }

  private func batch() {
    table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
    table.performBatchUpdates {
      sections[0].removeFirst()
      table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
      sections[0].append("Dog")
      table.insertRows(
        at: [IndexPath(row: sections[0].count - 1, section: 0)], with: .automatic)
    } completion: { [self] _ in
      state.text = "selected \(table.indexPathForSelectedRow?.row ?? -1)"
    }
    state.text = "not yet"
  }

  private func edit() {
    table.setEditing(!table.isEditing, animated: true)
    state.text = table.isEditing ? "editing" : "not editing"
  }

  private func wrong() {
    table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
  }

  /// Moves a row with a key.
  private func tell(row: Int, section: Int = 0, _ key: String) {
    let keys = table.cellForRow(at: IndexPath(row: row, section: section))?.layer.animationKeys()
    state.text = keys?.contains(key) == true ? "by \(key)" : "\(keys ?? [])"
  }

  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    sections[indexPath.section].remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .left)
    state.text = "deleted \(indexPath.row)"
  }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].count
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "row")
      ?? UITableViewCell(style: .default, reuseIdentifier: "row")
    cell.textLabel?.text = sections[indexPath.section][indexPath.row]
    return cell
  }
}
