import UIKit

/// Rows that are refreshed by pulling them down.
class NewsViewController: UITableViewController {
  private var news = (1...30).map { "News \($0)" }
  private var refreshes = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "News"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "news")
    let control = UIRefreshControl()
    control.attributedTitle = NSAttributedString(string: "Pull for news")
    control.addTarget(self, action: #selector(refresh(_:)), for: .valueChanged)
    refreshControl = control
  }

  @objc private func refresh(_ control: UIRefreshControl) {
    refreshes += 1
    title = "Refreshing \(control.isRefreshing)"
    DispatchQueue.main.asyncAfter(deadline: .now() + 2) { [unowned self] in
      news.insert("Fresh \(refreshes)", at: 0)
      tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .top)
      control.endRefreshing()
      title = "Refreshed \(refreshes)"
    }
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    news.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    let cell = tableView.dequeueReusableCell(withIdentifier: "news", for: indexPath)
    cell.textLabel?.text = news[indexPath.row]
    return cell
  }
}
