import UIKit

class OtherViewController: UIViewController {}
