import UIKit

/// A controller whose view is in the nib with the same name.
class FruitViewController: UIViewController {
  @IBOutlet weak var table: UITableView!
  @IBOutlet weak var collection: UICollectionView!
  @IBOutlet weak var outcome: UILabel!
  private let fruits = ["Apple", "Banana", "Cherry"]

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Nibs"
    table.register(
      UINib(nibName: String(describing: FruitCell.self), bundle: nil),
      forCellReuseIdentifier: "fruit")
    collection.register(
      UINib(nibName: "FruitTile", bundle: .main), forCellWithReuseIdentifier: "tile")
  }

  @IBAction func addBadge(_ sender: UIButton) {
    let badge = Badge(frame: CGRect(x: 90, y: 640, width: 200, height: 60))
    badge.label.text = sender.currentTitle?.uppercased()
    view.addSubview(badge)
  }
}

extension FruitViewController: UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    return fruits.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "fruit", for: indexPath) as! FruitCell
    cell.name.text = fruits[indexPath.row]
    cell.eaten = { [weak self] in self?.outcome.text = "ate \(self?.fruits[indexPath.row] ?? "")" }
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let next = NamedViewController(nibName: "Named", bundle: nil)
    next.text = fruits[indexPath.row]
    navigationController?.pushViewController(next, animated: true)
  }
}

extension FruitViewController: UICollectionViewDataSource {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  {
    return fruits.count
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let cell =
      collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath) as! FruitTile
    cell.name.text = "\(indexPath.item + 1). \(fruits[indexPath.item])"
    return cell
  }
}
