import UIKit

extension GalleryScene {
  /// Controls that choose a date, a row, or a color.
  static let choosers = [
    GalleryScene(
      "Picker",
      root: {
        let source = PickerSource([["One", "Two", "Three", "Four"], ["Red", "Green", "Blue"]])
        let picker = UIPickerView()
        picker.dataSource = source
        picker.delegate = source
        picker.selectRow(2, inComponent: 0, animated: false)
        return ColumnController([picker], keeping: source)
      }),
    column("DateWheels") { [datePicker(.wheels, .dateAndTime)] },
    column("DateCalendar") { [datePicker(.inline, .date)] },
    column("DateCompact") {
      [
        datePicker(.compact, .dateAndTime), datePicker(.compact, .time),
        datePicker(.compact, .date),
      ]
    },
    column("ColorWell") {
      let well = UIColorWell()
      well.selectedColor = .systemTeal
      return [well]
    },
    GalleryScene("ColorPicker", root: { UIViewController() }) { screen in
      let picker = UIColorPickerViewController()
      picker.selectedColor = .red
      screen.root.present(picker, animated: false)
    },
  ]

  @MainActor private static func datePicker(
    _ style: UIDatePickerStyle, _ mode: UIDatePicker.Mode
  ) -> UIDatePicker {
    let picker = UIDatePicker()
    picker.preferredDatePickerStyle = style
    picker.datePickerMode = mode
    picker.timeZone = TimeZone(identifier: "UTC")
    picker.date = Date(timeIntervalSince1970: 1_000_000_000)
    return picker
  }
}
