import UIKit

/// A row, laid out in a nib.
class FruitCell: UITableViewCell {
  @IBOutlet weak var name: UILabel!
  var eaten: () -> Void = {}

  override func awakeFromNib() {
    super.awakeFromNib()
    name.textColor = .systemPurple
  }

  @IBAction func eat(_ sender: UIButton) {
    eaten()
  }
}
