import UIKit

/// A table with a cell of each style and accessory.
final class CellsController: UITableViewController {
  private let accessories: [UITableViewCell.AccessoryType] = [
    .none, .disclosureIndicator, .detailDisclosureButton, .checkmark, .detailButton,
  ]
  private let styles: [UITableViewCell.CellStyle] = [.default, .value1, .value2, .subtitle]

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    accessories.count + styles.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let index = indexPath.row - accessories.count
    let style = index < 0 ? .subtitle : styles[index]
    let cell = UITableViewCell(style: style, reuseIdentifier: nil)
    cell.textLabel?.text = "Title"
    cell.detailTextLabel?.text = "Detail"
    if index < 0 { cell.accessoryType = accessories[indexPath.row] }
    if style == .subtitle { cell.imageView?.image = UIImage(systemName: "circle.fill") }
    return cell
  }
}
