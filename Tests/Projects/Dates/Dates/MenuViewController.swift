import UIKit

class MenuViewController: UITableViewController {
  private let screens: [(title: String, make: () -> UIViewController)] = [
    ("Time wheels", { PickerViewController(.time, .wheels) }),
    ("Date wheels", { PickerViewController(.date, .wheels) }),
    ("Date and time wheels", { PickerViewController(.dateAndTime, .wheels) }),
    ("Timer", { PickerViewController(.countDownTimer, .automatic) }),
    ("Month wheels", { PickerViewController(.yearAndMonth, .automatic) }),
    ("Compact", { PickerViewController(.dateAndTime, .automatic) }),
    ("Inline", { PickerViewController(.dateAndTime, .inline) }),
    ("Limited", { LimitedViewController() }),
    ("Keyboard", { InputViewController() }),
    ("Calendar", { CalendarViewController() }),
    (
      "Storyboard",
      { UIStoryboard(name: "Pickers", bundle: nil).instantiateInitialViewController()! }
    ),
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Dates"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "screen")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    screens.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    let cell = tableView.dequeueReusableCell(withIdentifier: "screen", for: indexPath)
    cell.textLabel?.text = screens[indexPath.row].title
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    show(screens[indexPath.row].make(), sender: self)
  }
}
