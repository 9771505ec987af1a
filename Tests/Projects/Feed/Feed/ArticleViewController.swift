import UIKit

/// An article with its picture.
class ArticleViewController: UIViewController {
  private let article: Article
  private let service: FeedService
  private let picture = UIImageView()
  private let status = UILabel()

  init(_ article: Article, _ service: FeedService) {
    self.article = article
    self.service = service
    super.init(nibName: nil, bundle: nil)
    title = article.title
  }

  required init?(coder: NSCoder) {
    fatalError("The article has no storyboard.")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let text = UILabel()
    text.text = article.text
    text.numberOfLines = 0
    let like = UIButton(type: .system)
    like.setTitle("Like", for: .normal)
    like.addTarget(self, action: #selector(self.like), for: .touchUpInside)
    picture.accessibilityIdentifier = "picture"
    picture.isAccessibilityElement = true
    picture.accessibilityLabel = "No picture"
    status.accessibilityIdentifier = "status"
    let stack = UIStackView(arrangedSubviews: [picture, text, like, status])
    stack.axis = .vertical
    stack.spacing = 16
    stack.frame = CGRect(x: 20, y: 120, width: 340, height: 300)
    stack.distribution = .fillEqually
    view.addSubview(stack)
    PictureLoader.shared.load(article.picture) { [picture] loaded in
      picture.image = loaded
      guard let loaded else { return }
      picture.accessibilityLabel = "\(Int(loaded.size.width)) by \(Int(loaded.size.height))"
    }
  }

  @objc private func like() {
    Task {
      do {
        try await service.like(article.title)
        status.text = "Liked"
      } catch {
        status.text = error.localizedDescription
      }
    }
  }
}
