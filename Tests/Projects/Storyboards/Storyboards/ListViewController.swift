import UIKit

class FruitCell: UITableViewCell {
  @IBOutlet weak var nameLabel: UILabel!
  @IBOutlet weak var countButton: UIButton!
}

class ListViewController: UITableViewController {
  private var fruits = ["Apple", "Banana", "Cherry"] + (1...40).map { "Fruit \($0)" }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    fruits.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    let cell = tableView.dequeueReusableCell(withIdentifier: "fruit", for: indexPath) as! FruitCell
    cell.nameLabel.text = fruits[indexPath.row]
    cell.countButton.tag = indexPath.row
    return cell
  }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    guard editingStyle == .delete else { return }
    fruits.remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }

  @IBAction func count(_ sender: UIButton) {
    title = "counted \(fruits[sender.tag])"
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    guard let cell = sender as? FruitCell, let indexPath = tableView.indexPath(for: cell),
      let detail = segue.destination as? DetailViewController
    else { return }
    detail.message = "row \(indexPath.row) is \(fruits[indexPath.row])"
  }
}
