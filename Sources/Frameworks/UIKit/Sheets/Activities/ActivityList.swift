import UIKitCore

/// The activities of a sheet, with a row for each.
@MainActor
final class ActivityList: NSObject, UITableViewDataSource, UITableViewDelegate {
  let view = UITableView(frame: .zero, style: .insetGrouped)
  private let activities: [UIActivity]
  private let choose: (UIActivity) -> Void

  init(_ activities: [UIActivity], choose: @escaping (UIActivity) -> Void) {
    self.activities = activities
    self.choose = choose
    super.init()
    view.register(UITableViewCell.self, forCellReuseIdentifier: "activity")
    view.dataSource = self
    view.delegate = self
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    activities.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "activity", for: indexPath)
    let activity = activities[indexPath.row]
    cell.textLabel?.text = activity.activityTitle
    let icon = UIImageView(image: activity.activityImage)
    icon.tintColor = SystemDesign.current.activities.symbolColor
    cell.accessoryView = icon
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    choose(activities[indexPath.row])
  }
}
