import UIKit

class TileCell: UICollectionViewCell {
  @IBOutlet weak var label: UILabel!
}

class GridViewController: UICollectionViewController, UICollectionViewDelegateFlowLayout {
  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 60 }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell =
      collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath) as! TileCell
    cell.label.text = "Tile \(indexPath.item)"
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { CGSize(width: (collectionView.bounds.width - 20) / 3, height: 80) }

  override func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    title = "chose \(indexPath.item)"
  }
}

class WheelViewController: UIViewController, UIPickerViewDataSource, UIPickerViewDelegate {
  @IBOutlet weak var picker: UIPickerView!
  @IBOutlet weak var choice: UILabel!
  private let days = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"]

  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    days.count
  }

  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int)
    -> String?
  { days[row] }

  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    choice.text = "chosen: \(days[row])"
  }
}
