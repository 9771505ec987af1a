import UIKit

/// A table of words that can be dragged to another position or another table.
class WordList: NSObject {
  let table = UITableView()
  private var words: [String]
  private let name: String

  init(_ words: [String], name: String) {
    self.words = words
    self.name = name
    super.init()
    table.accessibilityIdentifier = name
    table.register(UITableViewCell.self, forCellReuseIdentifier: "word")
    table.dataSource = self
    table.dragDelegate = self
    table.dropDelegate = self
    table.dragInteractionEnabled = true
  }
}

extension WordList: UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    words.count
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "word", for: indexPath)
    cell.textLabel?.text = words[indexPath.row]
    return cell
  }
}

extension WordList: UITableViewDragDelegate, UITableViewDropDelegate {
  func tableView(
    _ tableView: UITableView, itemsForBeginning session: UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] {
    let provider = NSItemProvider(object: words[indexPath.row] as NSString)
    session.localContext = self
    return [UIDragItem(itemProvider: provider)]
  }

  func tableView(_ tableView: UITableView, canHandle session: UIDropSession) -> Bool {
    session.canLoadObjects(ofClass: NSString.self)
  }

  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal {
    let isOwn = tableView.hasActiveDrag
    return UITableViewDropProposal(
      operation: isOwn ? .move : .copy, intent: .insertAtDestinationIndexPath)
  }

  func tableView(
    _ tableView: UITableView, performDropWith coordinator: UITableViewDropCoordinator
  ) {
    let target =
      coordinator.destinationIndexPath ?? IndexPath(row: words.count, section: 0)
    for item in coordinator.items {
      if let source = item.sourceIndexPath {
        tableView.performBatchUpdates {
          self.words.insert(self.words.remove(at: source.row), at: target.row)
          tableView.deleteRows(at: [source], with: .automatic)
          tableView.insertRows(at: [target], with: .automatic)
        }
        coordinator.drop(item.dragItem, toRowAt: target)
      } else {
        item.dragItem.itemProvider.loadObject(ofClass: NSString.self) { object, _ in
          let word = (object as? NSString).map(String.init(describing:))
          DispatchQueue.main.async { self.insert(word ?? "?", at: target.row) }
        }
      }
    }
  }

  private func insert(_ word: String, at row: Int) {
    words.insert(word, at: row)
    table.insertRows(at: [IndexPath(row: row, section: 0)], with: .automatic)
  }
}
