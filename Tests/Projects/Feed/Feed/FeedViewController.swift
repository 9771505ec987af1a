import UIKit

/// The list of articles.
class FeedViewController: UITableViewController {
  private let service = FeedService()
  private var articles: [Article] = []
  private let status = UILabel()
  private let retry = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Feed"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Article")
    status.accessibilityIdentifier = "status"
    status.numberOfLines = 0
    retry.setTitle("Retry", for: .normal)
    retry.addTarget(self, action: #selector(load), for: .touchUpInside)
    let header = UIStackView(arrangedSubviews: [status, retry])
    header.axis = .vertical
    header.frame = CGRect(x: 0, y: 0, width: 300, height: 88)
    tableView.tableHeaderView = header
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Sign In", style: .plain, target: self, action: #selector(signIn))
    load()
  }

  @objc private func signIn() {
    Task {
      let name = try? await service.signIn()
      navigationItem.rightBarButtonItem?.title = name ?? "Try Again"
    }
  }

  @objc private func load() {
    status.text = "Loading…"
    retry.isHidden = true
    Task {
      do {
        articles = try await service.articles()
        status.text = "\(articles.count) articles"
      } catch {
        status.text = error.localizedDescription
        retry.isHidden = false
      }
      tableView.reloadData()
    }
  }

  // MARK: The table

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    articles.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Article", for: indexPath)
    let article = articles[indexPath.row]
    cell.textLabel?.text = article.title
    cell.imageView?.image = UIImage(systemName: "photo")
    PictureLoader.shared.load(article.picture) { picture in
      guard let picture else { return }
      cell.imageView?.image = picture
      cell.setNeedsLayout()
    }
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let article = articles[indexPath.row]
    show(ArticleViewController(article, service), sender: nil)
  }
}
