import UIKit

/// Two lists between which rows are dragged, a grid whose tiles are rearranged, and two views.
class DraggingViewController: UIViewController {
  private let fruit = WordList(["Apple", "Banana", "Cherry", "Date"], name: "fruit")
  private let basket = WordList(["Bread", "Milk"], name: "basket")
  private let tiles = TileGrid()
  private let source = UILabel()
  private let destination = UILabel()
  private let button = UIButton(type: .system)
  private let log = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    fruit.table.frame = CGRect(x: 0, y: 60, width: 190, height: 260)
    basket.table.frame = CGRect(x: 200, y: 60, width: 190, height: 260)
    tiles.grid.frame = CGRect(x: 10, y: 330, width: 330, height: 180)
    for list in [fruit, basket] { view.addSubview(list.table) }
    view.addSubview(tiles.grid)
    place(source, "Hello", "source", y: 540)
    source.isUserInteractionEnabled = true
    source.addInteraction(UIDragInteraction(delegate: self))
    place(destination, "Drop here", "destination", y: 640)
    destination.isUserInteractionEnabled = true
    destination.addInteraction(UIDropInteraction(delegate: self))
    place(log, "", "log", y: 740)
    log.numberOfLines = 0
    button.setTitle("Spring", for: .normal)
    button.frame = CGRect(x: 250, y: 540, width: 100, height: 44)
    button.isSpringLoaded = true
    button.addTarget(self, action: #selector(press), for: .touchUpInside)
    view.addSubview(button)
  }

  private func place(_ label: UILabel, _ text: String, _ name: String, y: CGFloat) {
    label.text = text
    label.accessibilityIdentifier = name
    label.backgroundColor = .secondarySystemBackground
    label.frame = CGRect(x: 20, y: y, width: 200, height: 60)
    view.addSubview(label)
  }

  @objc private func press() {
    note("pressed")
  }

  private func note(_ text: String) {
    log.text = [log.text, text].compactMap(\.self).filter { !$0.isEmpty }.joined(separator: " ")
  }
}

extension DraggingViewController: UIDragInteractionDelegate {
  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: UIDragSession
  ) -> [UIDragItem] {
    let item = UIDragItem(itemProvider: NSItemProvider(object: "Hello" as NSString))
    item.localObject = "local"
    return [item]
  }

  func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: UIDragSession) {
    note("begin")
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, session: UIDragSession, didEndWith operation: UIDropOperation
  ) {
    note("end \(operation.rawValue)")
  }
}

extension DraggingViewController: UIDropInteractionDelegate {
  func dropInteraction(_ interaction: UIDropInteraction, canHandle session: UIDropSession) -> Bool {
    session.canLoadObjects(ofClass: NSString.self)
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: UIDropSession) {
    destination.backgroundColor = .systemYellow
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: UIDropSession)
    -> UIDropProposal
  {
    UIDropProposal(operation: .copy)
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: UIDropSession) {
    destination.backgroundColor = .secondarySystemBackground
  }

  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: UIDropSession) {
    let local = session.items.first?.localObject as? String
    note(local ?? "nothing local")
    session.loadObjects(ofClass: String.self) { words in
      self.destination.text = words.joined(separator: ", ")
    }
  }
}
