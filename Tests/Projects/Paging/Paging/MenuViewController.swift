import UIKit

class MenuViewController: UITableViewController {
  private let screens: [(title: String, make: () -> UIViewController)] = [
    (
      "Scroll",
      { BookViewController(transitionStyle: .scroll, navigationOrientation: .horizontal) }
    ),
    (
      "Vertical",
      {
        BookViewController(
          transitionStyle: .scroll, navigationOrientation: .vertical,
          options: [.interPageSpacing: 20])
      }
    ),
    (
      "Curl",
      { BookViewController(transitionStyle: .pageCurl, navigationOrientation: .horizontal) }
    ),
    (
      "Storyboard",
      { UIStoryboard(name: "Book", bundle: nil).instantiateInitialViewController()! }
    ),
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Menu"
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
