import UIKit

final class LedgerViewController: UITableViewController, UITextFieldDelegate {
  private var database: Database?
  private var entries: [Entry] = []
  private let field = UITextField(frame: CGRect(x: 0, y: 0, width: 320, height: 44))

  override func viewDidLoad() {
    super.viewDidLoad()
    field.accessibilityIdentifier = "entry"
    field.placeholder = "Title and amount"
    field.delegate = self
    tableView.tableHeaderView = field
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "entry")
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: "Export", style: .plain, target: self, action: #selector(exportEntries))
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Import", style: .plain, target: self, action: #selector(importEntries))
    perform {
      database = try Database()
    }
  }

  @objc private func exportEntries() {
    do {
      let (text, file) = try Archive().write(entries)
      title = file < text / 4 ? "\(text) bytes, compressed" : "\(text) bytes, not compressed"
    } catch {
      title = error.localizedDescription
    }
  }

  @objc private func importEntries() {
    perform {
      for entry in try Archive().read() { try database?.add(entry.title, entry.amount) }
    }
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    let words = (textField.text ?? "").split(separator: " ")
    let amount = words.last.flatMap { Double($0) } ?? 0
    let title = words.dropLast().joined(separator: " ")
    textField.text = ""
    perform {
      if title == "SQL" {
        try database?.run("SELECT * FROM nowhere")
      } else {
        try database?.add(title, amount)
      }
    }
    return true
  }

  private func perform(_ change: () throws -> Void) {
    do {
      try change()
      entries = try database?.entries() ?? []
      title = "\(Int(entries.reduce(0) { $0 + $1.amount })) in all"
    } catch let failure as Database.Failure {
      title = failure.message
    } catch {
      title = error.localizedDescription
    }
    tableView.reloadData()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    entries.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "entry", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = "\(entries[indexPath.row].title): \(Int(entries[indexPath.row].amount))"
    cell.contentConfiguration = content
    return cell
  }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    perform {
      try database?.delete(entries[indexPath.row])
    }
  }
}
